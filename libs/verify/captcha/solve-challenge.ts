import type { CaptchaChallenge } from './captcha-challenge';
/** Solvers are loaded on demand: challenges are rare. */

/** The solution for the API. @throws when there is none */
export async function solveChallenge(captcha: CaptchaChallenge): Promise<string> {
  if (captcha.kind === 'reCaptcha') {
    const { loadReCaptcha, reCaptchaOptions } = await import(/* webpackChunkName: "re-captcha" */ './re-captcha');
    const { execute } = await loadReCaptcha({ ...reCaptchaOptions, siteKey: captcha.siteKey });
    return execute();
  }
  const { solveProofOfWork } = await import(/* webpackChunkName: "proof-of-work" */ './proof-of-work');
  return solveProofOfWork(captcha.challenge);
}
