/** HMAC-SHA-256 signatures of payment providers, compared in constant time. */
import { createHmac, timingSafeEqual } from 'node:crypto';

type Encoding = 'hex' | 'base64';

export const signatureOf = (secret: string, text: string, encoding: Encoding): string =>
  createHmac('sha256', secret).update(text).digest(encoding);

export function isSignature(given: unknown, wanted: string): boolean {
  if (typeof given !== 'string') return false;
  const one = Buffer.from(given);
  const other = Buffer.from(wanted);
  return one.length === other.length && timingSafeEqual(one, other);
}
