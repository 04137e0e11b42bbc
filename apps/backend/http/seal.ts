/** Sealed values: AES-256-GCM with the purpose as authenticated data and an expiry inside. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '@emsal/platform/clock';

export interface SealKey {
  secretKey: string;
  /** What the value is for; a value that was sealed for another purpose does not open. */
  purpose: string;
}

const algorithm = 'aes-256-gcm';
/** A sealed value is its nonce, its tag and its content, in bytes. */
const nonceLength = 12;
const contentStart = nonceLength + 16;
const keyOf = ({ secretKey, purpose }: SealKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `seal:${purpose}`, 32));

/** @returns base64url text */
export function seal(value: unknown, key: SealKey, expiresAt: Date): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, keyOf(key), nonce).setAAD(Buffer.from(key.purpose));
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify({ value, end: expiresAt.getTime() }), 'utf8'),
    cipher.final(),
  ]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was modified, sealed for another purpose, or has expired. */
export function unseal(text: string, key: SealKey, clock: Clock): unknown {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length <= contentStart) return null;
  const decipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(key.purpose))
    .setAuthTag(bytes.subarray(nonceLength, contentStart));
  try {
    const { value, end } = JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(contentStart)), decipher.final()]).toString('utf8'),
    ) as { value: unknown; end: number };
    return end > clock.now().getTime() ? value : null;
  } catch {
    return null;
  }
}
