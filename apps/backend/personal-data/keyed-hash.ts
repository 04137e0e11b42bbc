import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 under a key derived per purpose, for identity numbers, telephones and codes that must be found but not read. */
export const keyedHash = (secretKey: string | Buffer, purpose: string, value: string): string =>
  createHmac('sha256', createHmac('sha256', secretKey).update(purpose).digest()).update(value).digest('base64url');

/** For values that are already random: tokens and secrets. */
export const plainHash = (value: string): string => createHash('sha256').update(value).digest('base64url');

export const equalHashes = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
