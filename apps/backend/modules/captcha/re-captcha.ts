/** reCAPTCHA version 2, verified by Google's server. While that is unreachable nobody passes; customers can telephone instead. */
import { z } from 'zod';
import type { CallerContext } from '../../http/context';
import type { Captcha } from './captcha-kind';

const timeoutMs = 5_000;
const verdict = z.object({ success: z.boolean() });

async function passes(proof: string, { config, log }: CallerContext): Promise<boolean> {
  const { secret, verifyUrl } = config.reCaptcha;
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: proof }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return verdict.safeParse(await reply.json()).data?.success ?? false;
  } catch (error) {
    log.warn({ err: error }, 'captcha: the verification service is unreachable');
    return false;
  }
}

export const reCaptcha: Captcha = {
  challenge: async ({ config }) => ({ kind: 'reCaptcha', siteKey: config.reCaptcha.siteKey }),
  passes,
};
