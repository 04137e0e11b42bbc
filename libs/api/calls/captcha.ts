/** The configured captcha, which a browser solves before some calls (funnel 9, member 9). */
import { z } from 'zod';
import { command } from '../call';

/** Spread into the input of a call whose handler calls `requireCaptcha`: absent at first, sent after `captchaRequired`. */
export const captchaField = {
  captcha: z.string().min(1).max(4_000).optional().describe('answer to a challenge of captcha/challenge; valid once'),
};

/** A signed challenge of altcha-lib: find the counter whose derived key starts with `keyPrefix`. */
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
    summary: 'The challenge for this visitor: a proof of work, or the site key of reCAPTCHA version 2.',
    input: z.object({}),
    output: z.discriminatedUnion('kind', [proofOfWork, reCaptcha]),
    sample: {},
    weight: 2,
  }),
};
