/** Sends a command; when the server wants a captcha first, gets a challenge, solves it and sends once more. Nothing of it is seen with a proof of work. */
import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import type { CaptchaCode } from '@emsal/api/outcomes/captcha';
import { solveChallenge, type CaptchaChallenge } from './solve-challenge';

const required: CaptchaCode = 'captchaRequired';

/**
 * `sendWithCaptcha(client, (captcha) => client.command('POST …/sendotp', { visitId, captcha }))`.
 * Never throws: a challenge that cannot be solved gives back the server's own refusal.
 * @param solve for tests
 */
export async function sendWithCaptcha<Result>(
  client: Pick<Client, 'command'>,
  send: (captcha?: string) => Promise<Envelope<Result>>,
  solve: (challenge: CaptchaChallenge) => Promise<string> = solveChallenge,
): Promise<Envelope<Result>> {
  const first = await send();
  if (first.isSuccess || first.messageCode !== required) return first;
  const posed = await client.command('POST captcha/challenge', {});
  if (!posed.isSuccess) return posed;
  const solved = await solve(posed.result).then(
    (captcha) => ({ captcha }),
    () => null,
  );
  return solved ? send(solved.captcha) : first;
}
