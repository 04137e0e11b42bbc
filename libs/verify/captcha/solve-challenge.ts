/** What a challenge needs is loaded only when one is posed: almost nobody meets one. */
import type { OutputOf } from '@emsal/api/calls/table';

export type CaptchaChallenge = OutputOf<'POST captcha/challenge'>;

/** The answer as the call wants it. @throws when it cannot be had */
export async function solveChallenge(posed: CaptchaChallenge): Promise<string> {
  if (posed.kind === 'reCaptcha') {
    const { loadReCaptcha, reCaptchaOptions } = await import(/* webpackChunkName: "re-captcha" */ './re-captcha');
    const { execute } = await loadReCaptcha({ ...reCaptchaOptions, siteKey: posed.siteKey });
    return execute();
  }
  const { solveProofOfWork } = await import(/* webpackChunkName: "proof-of-work" */ './proof-of-work');
  return solveProofOfWork(posed.challenge);
}
