/** A visitor stays on the revision that served the first page for two hours, by a signed cookie (decision 010). */
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Pin {
  revision: number;
  /** Seconds since the epoch. */
  since: number;
}

const sign = (text: string, key: string): Buffer => createHmac('sha256', key).update(`site-revision ${text}`).digest();

export const signPin = ({ revision, since }: Pin, key: string): string =>
  `${revision}.${since}.${sign(`${revision}.${since}`, key).toString('base64url')}`;

/** Null for a cookie that is missing, forged or older than two hours. */
export function verifyPin(cookie: string | undefined, key: string, now: Date): Pin | null {
  const [revision = '', since = '', seal = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(seal, 'base64url');
  const right = sign(`${revision}.${since}`, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const age = now.getTime() / 1000 - Number(since);
  return age <= cookieTable.revision.maxAge ? { revision: Number(revision), since: Number(since) } : null;
}
