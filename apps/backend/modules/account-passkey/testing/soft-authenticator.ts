/** An authenticator in software: one P-256 key, without attestation. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { InputOf } from '@emsal/api/calls/table';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Created = InputOf<'POST selfservice/customeraccount/addPasskey'>['credential'];
type Asserted = InputOf<'POST selfservice/customeraccount/signInByPasskey'>['credential'];

export interface SoftAuthenticator {
  create(options: unknown): Created;
  /** @param change what another site, device or caller would do */
  get(options: unknown, change?: Partial<Signing>): Asserted;
}
interface Signing {
  origin: string;
  rpId: string;
  /** After the signature. */
  counter: number;
  userHandle: string;
  id: string;
}

const userIsVerified = 0x05;
const withKey = 0x40;
const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (value: string | Uint8Array): Buffer => createHash('sha256').update(value).digest();

export function softAuthenticator(
  origin = 'http://localhost:4200',
  rpId = new URL(origin).hostname,
): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const state: Signing = { origin, rpId, counter: 0, userHandle: '', id: encode(randomBytes(16)) };
  return {
    create: (options) => {
      const { challenge, user } = options as { challenge: string; user: { id: string } };
      state.userHandle = user.id;
      const attestationObject = encode(attestation(state, publicKey));
      const json = clientData('webauthn.create', challenge, state.origin);
      return { ...common(state.id), response: { clientDataJSON: encode(json), attestationObject } };
    },
    get: (options, change = {}) => {
      state.counter += 1;
      const signing = { ...state, ...change };
      const json = clientData('webauthn.get', (options as { challenge: string }).challenge, signing.origin);
      const data = authenticatorData(signing, userIsVerified);
      const signature = encode(sign('sha256', Buffer.concat([data, sha256(json)]), privateKey));
      const { userHandle } = signing;
      const response = { clientDataJSON: encode(json), authenticatorData: encode(data), signature, userHandle };
      return { ...common(signing.id), response };
    },
  };
}

const common = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ rpId, counter }: Pick<Signing, 'rpId' | 'counter'>, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

function attestation(state: Signing, publicKey: KeyObject): Uint8Array {
  const id = Buffer.from(state.id, 'base64url');
  const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)];
  const authData = Buffer.concat([authenticatorData(state, userIsVerified | withKey), ...attested]);
  const fields = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', Uint8Array.from(authData)],
  ]);
  return isoCBOR.encode(fields as never);
}

/** An elliptic curve key for ES256 (RFC 9053). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
  const fields = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x!)],
    [-3, bytes(y!)],
  ]);
  return isoCBOR.encode(fields as never);
}
