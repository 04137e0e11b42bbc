/** One door for every call that a machine must not make in numbers: the captcha that the configuration names. */
import { captchaCalls } from '@emsal/api/calls/captcha';
import { captchaOutcomes } from '@emsal/api/outcomes/captcha';
import type { Config } from '../../config';
import type { CallerContext } from '../../frame/context';
import { defineModule } from '../../frame/module';
import { refusalsOf, type Refusal } from '../../frame/refusal';
import type { Captcha } from './captcha-kind';
import { proofOfWork } from './proof-of-work';
import { reCaptcha } from './re-captcha';

const refuse = refusalsOf(captchaOutcomes);
const kinds: Readonly<Record<Config['captcha'], Captcha>> = { 'proof-of-work': proofOfWork, recaptcha: reCaptcha };

/**
 * For a handler whose call's input spreads `captchaField`, at the point from which on it wants a person:
 * `const refusal = await requireCaptcha(input.captcha, context); if (refusal) return refusal;`
 * @returns null when the answer is right; it is used up then
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
