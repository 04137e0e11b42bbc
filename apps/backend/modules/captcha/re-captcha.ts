/** The other captcha: reCAPTCHA version 2, judged by Google's server. When that cannot be asked nobody passes: the telephone line is the way on. */
import { z } from 'zod';
import type { CallerContext } from '../../frame/context';
import type { Captcha } from './captcha-kind';

const patience = 5_000;
const verdict = z.object({ success: z.boolean() });

async function passes(proof: string, { config, log }: CallerContext): Promise<boolean> {
  const { secret, verifyUrl } = config.reCaptcha;
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: proof }),
      signal: AbortSignal.timeout(patience),
    });
    return verdict.safeParse(await reply.json()).data?.success ?? false;
  } catch (error) {
    log.warn({ err: error }, 'captcha: the judge cannot be asked');
    return false;
  }
}

export const reCaptcha: Captcha = {
  challenge: async ({ config }) => ({ kind: 'reCaptcha', siteKey: config.reCaptcha.siteKey }),
  passes,
};
