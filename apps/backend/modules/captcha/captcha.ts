/** The configured captcha, for calls that must not be automated in bulk. */
import { captchaCalls } from '@emsal/api/calls/captcha';
import { captchaOutcomes } from '@emsal/api/outcomes/captcha';
import type { Config } from '../../config/config';
import type { CallerContext } from '../../http/context';
import { defineModule } from '../../http/module';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { Captcha } from './captcha-kind';
import { proofOfWork } from './proof-of-work';
import { reCaptcha } from './re-captcha';

const refuse = refusalsOf(captchaOutcomes);
const kinds: Readonly<Record<Config['captcha'], Captcha>> = { 'proof-of-work': proofOfWork, recaptcha: reCaptcha };

/**
 * For a handler whose call's input spreads `captchaField`:
 * `const refusal = await requireCaptcha(input.captcha, context); if (refusal) return refusal;`
 * @returns null when the answer is correct; an answer is valid once
 */
export async function requireCaptcha(proof: string | undefined, context: CallerContext): Promise<Refusal | null> {
  if (proof === undefined) return refuse('captchaRequired');
  return (await kinds[context.config.captcha].passes(proof, context)) ? null : refuse('captchaFailed');
}

export const captchaModule = defineModule({
  name: 'captcha',
  calls: captchaCalls,
  handlers: { 'POST captcha/challenge': (_input, context) => kinds[context.config.captcha].challenge(context) },
});
