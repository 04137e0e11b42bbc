/** Sealed values: AES-256-GCM with the purpose as authenticated data and an expiry inside. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Clock } from '@emsal/platform/clock';

export interface SealKey {
  secretKey: string;
  /** What the value is for; a value that was sealed for another purpose does not open. */
  purpose: string;
}

const algorithm = 'aes-256-gcm';
const keyOf = ({ secretKey, purpose }: SealKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `seal:${purpose}`, 32));

/** @returns base64url text */
export function seal(value: unknown, key: SealKey, expiresAt: Date): string {
  const nonce = randomBytes(12);
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
  if (bytes.length < 29) return null;
  const decipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, 12))
    .setAAD(Buffer.from(key.purpose))
    .setAuthTag(bytes.subarray(12, 28));
  try {
    const { value, end } = JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'),
    ) as { value: unknown; end: number };
    return end > clock.now().getTime() ? value : null;
  } catch {
    return null;
  }
}
