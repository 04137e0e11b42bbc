/** The captcha as configured: what a browser must show or work out before a call goes on (funnel 9, member 9). */
import { z } from 'zod';
import { command } from '../call';

/** Spread into the input of a call whose handler asks `requireCaptcha`: absent at first, given after `captchaRequired`. */
export const captchaField = {
  captcha: z.string().min(1).max(4_000).optional().describe('answer to a challenge of captcha/challenge; good once'),
};

/** A signed puzzle of altcha-lib: find the counter whose derived key begins with `keyPrefix`. */
const proofOfWork = z.object({
  kind: z.literal('proofOfWork'),
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
    signature: z.string(),
  }),
});
const reCaptcha = z.object({ kind: z.literal('reCaptcha'), siteKey: z.string() });

export const captchaCalls = {
  'POST captcha/challenge': command({
    who: 'visitor',
    summary: 'What this visitor has to solve: a proof of work, or the key of reCAPTCHA version 2.',
    input: z.object({}),
    output: z.discriminatedUnion('kind', [proofOfWork, reCaptcha]),
    sample: {},
    weight: 2,
  }),
};
