/**
 * Envelope encryption: AES-256-GCM under a random data key per value, which is itself encrypted under a versioned key.
 * Text form: `e1.<key version>.<encrypted data key>.<encrypted value>`, the last two base64url of nonce, ciphertext and tag.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyVersion } from '../config/personal-data-keys';

const algorithm = 'aes-256-gcm';
const format = 'e1';
const nonceBytes = 12;
const tagBytes = 16;
const form = /^e1\.([\w-]+)\.([\w-]{80})\.([\w-]{38,})$/;
const beginning = /^e1\.[\w-]+\.[\w-]{80}\./;

export type KeyVersions = readonly KeyVersion[];

/** @param context where the value belongs, e.g. `customers.email`: elsewhere it does not decrypt */
export function encrypt(plain: string | Buffer, context: string, keys: KeyVersions): string {
  const dataKey = randomBytes(32);
  return joined(wrap(dataKey, keys), seal(Buffer.from(plain as string), dataKey, context));
}

/** @throws when the value was altered, belongs to another context, or its key version is not configured */
export const decrypt = (text: string, context: string, keys: KeyVersions): string =>
  decryptBytes(text, context, keys).toString();

/** @throws as `decrypt` */
export function decryptBytes(text: string, context: string, keys: KeyVersions): Buffer {
  const { version, wrapped, sealed } = split(text);
  return open(sealed, unwrap({ version, wrapped }, keys), context);
}

/** The same value with its data key under the newest key version; the value itself is not decrypted. */
export function rewrap(text: string, keys: KeyVersions): string {
  const { version, wrapped, sealed } = split(text);
  return joined(wrap(unwrap({ version, wrapped }, keys), keys), sealed);
}

/** What every value under this key version begins with. */
export const prefixOf = ({ version }: Pick<KeyVersion, 'version'>): string => `${format}.${version}.`;

/** Whether it has the form of an encrypted value; a plain value of a column from before encryption has not. */
export const isEncrypted = (text: string): boolean => form.test(text);
/** Looks at the beginning only, because files are long. */
export const isEncryptedBytes = (bytes: Buffer): boolean => beginning.test(bytes.toString('latin1', 0, 110));

interface WrappedKey {
  version: string;
  wrapped: Buffer;
}

function wrap(dataKey: Buffer, [newest]: KeyVersions): WrappedKey {
  const { version, key } = newest!;
  return { version, wrapped: seal(dataKey, key, prefixOf({ version })) };
}

function unwrap({ version, wrapped }: WrappedKey, keys: KeyVersions): Buffer {
  const found = keys.find((one) => one.version === version);
  if (!found) throw new Error(`personal data: key version ${version} is not configured`);
  return open(wrapped, found.key, prefixOf(found));
}

const joined = ({ version, wrapped }: WrappedKey, sealed: Buffer): string =>
  prefixOf({ version }) + [wrapped, sealed].map((bytes) => bytes.toString('base64url')).join('.');

function split(text: string): WrappedKey & { sealed: Buffer } {
  const [, version, wrapped, sealed] = form.exec(text) ?? [];
  if (!version || !wrapped || !sealed) throw new Error('personal data: not an encrypted value');
  return { version, wrapped: Buffer.from(wrapped, 'base64url'), sealed: Buffer.from(sealed, 'base64url') };
}

function seal(plain: Buffer, key: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function open(bytes: Buffer, key: Buffer, context: string): Buffer {
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(-tagBytes);
  const decipher = createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
