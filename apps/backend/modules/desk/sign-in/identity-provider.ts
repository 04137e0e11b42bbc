/** Sign-in with OpenID Connect: code flow with PKCE, state and nonce. The provider decides how people prove themselves, with a passkey for example. */
import * as oidc from 'openid-client';
import type { DeskProvider } from '../../../config/desk-variables';

export interface IdentityProviderSettings extends DeskProvider {
  /** Where the provider sends the browser back to. */
  returnUrl: string;
}

/** Kept by the browser between both halves of a sign-in. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

export interface IdentityProvider {
  begin(): Promise<{ url: string; attempt: SignInAttempt }>;
  /** @param query of the return @returns the proven e-mail address; null when the provider did not prove one */
  finish(query: string, attempt: SignInAttempt): Promise<string | null>;
}

/** Answers that the provider gave in place of one of OpenID Connect. */
const unfitCodes: readonly (string | undefined)[] = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];
const ownFaults: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** Whether a sign-in failed because the provider was not reached or was out of order, not because nobody was proven. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return ownFaults.includes(error.error);
  if (error instanceof oidc.ResponseBodyError) return error.status >= 500;
  if (error instanceof oidc.ClientError) return unfitCodes.includes(error.code) || isUnreached(error.cause);
  return isUnreached(error);
}

/** By name: in a test the TypeError of `fetch` is of another realm. */
const isUnreached = (error: unknown): boolean => (error as { name?: string } | undefined)?.name === 'TypeError';

type Provider = Awaited<ReturnType<typeof oidc.discovery>>;

/** Plain HTTP is for a provider on this machine, such as the sandbox. */
const isLocal = (issuer: URL): boolean =>
  issuer.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(issuer.hostname);

async function discover({ issuer, clientId, clientSecret }: IdentityProviderSettings): Promise<Provider> {
  const url = new URL(issuer);
  const execute = isLocal(url) ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(url, clientId, clientSecret, undefined, { execute });
}

async function beginSignIn(provider: Provider, returnUrl: string) {
  const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: returnUrl,
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, attempt };
}

/** The provider is asked for its description at the first sign-in, and again after a failure. */
export function openIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  let found: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> =>
    (found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  return {
    begin: async () => beginSignIn(await provider(), settings.returnUrl),
    finish: async (query, { state, nonce, verifier }) => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await oidc.authorizationCodeGrant(await provider(), new URL(settings.returnUrl + query), checks);
      const claims = tokens.claims();
      return claims?.['email_verified'] === true && typeof claims['email'] === 'string' ? claims['email'] : null;
    },
  };
}
