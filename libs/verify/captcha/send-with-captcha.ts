/**
 * Sends a command; if the server requires a captcha, solves a challenge and sends the command again. A proof of work is
 * invisible to the visitor.
 */
import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import type { CaptchaCode } from '@emsal/api/outcomes/captcha';
import { solveChallenge } from './solve-challenge';
import type { CaptchaChallenge } from './captcha-challenge';

const required: CaptchaCode = 'captchaRequired';

/**
 * `sendWithCaptcha(client, (captcha) => client.command('POST …/sendotp', { visitId, captcha }))`. Never throws: if the
 * challenge cannot be solved, returns the server's refusal.
 * @param solve for tests
 */
export async function sendWithCaptcha<Result>(
  client: Pick<Client, 'command'>,
  send: (captcha?: string) => Promise<Envelope<Result>>,
  solve: (challenge: CaptchaChallenge) => Promise<string> = solveChallenge,
): Promise<Envelope<Result>> {
  const first = await send();
  if (first.isSuccess || first.messageCode !== required) return first;
  const challenge = await client.command('POST captcha/challenge', {});
  if (!challenge.isSuccess) return challenge;
  const solution = await solve(challenge.result).then(
    (captcha) => ({ captcha }),
    () => null,
  );
  return solution ? send(solution.captcha) : first;
}
