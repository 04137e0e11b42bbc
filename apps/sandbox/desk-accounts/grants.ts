/** Codes that were given out, each exchanged once for a signed token. */
import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

interface Grant {
  email: string;
  name: string;
  nonce: string;
  /** SHA-256 of the client's verifier (PKCE). */
  challenge: string;
}

export interface TokenFor {
  issuer: string;
  audience: string;
}

export interface Grants {
  /** @returns the code */
  give(grant: Grant): string;
  /** @returns undefined for an unknown or used code, or a wrong verifier */
  take(code: string, verifier: string): Grant | undefined;
  idToken(grant: Grant, token: TokenFor): Promise<string>;
  publicKeys(): Promise<JWK[]>;
}

const algorithm = { alg: 'RS256', kid: 'desk' };
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export function openGrants(): Grants {
  const given = new Map<string, Grant>();
  const keys = generateKeyPair(algorithm.alg);
  return {
    give: (grant) => {
      const code = randomUUID();
      given.set(code, grant);
      return code;
    },
    take: (code, verifier) => {
      const grant = given.get(code);
      given.delete(code);
      return grant && challengeOf(verifier) === grant.challenge ? grant : undefined;
    },
    idToken: async ({ email, name, nonce }, { issuer, audience }) =>
      new SignJWT({ email, email_verified: true, name, nonce })
        .setProtectedHeader(algorithm)
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(createHash('sha256').update(email).digest('hex'))
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign((await keys).privateKey),
    publicKeys: async () => [{ ...(await exportJWK((await keys).publicKey)), ...algorithm, use: 'sig' }],
  };
}
