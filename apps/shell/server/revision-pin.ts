/**
 * A visitor stays on the revision of the first page, by a signed cookie (decision 010): for two hours after the last page, so for a whole
 * funnel, and as long as the registry keeps the revision.
 */
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Pin {
  revision: number;
  /** Seconds since the epoch. */
  until: number;
}

const sign = (text: string, key: string): Buffer => createHmac('sha256', key).update(`site-revision ${text}`).digest();

export const signPin = ({ revision, until }: Pin, key: string): string =>
  `${revision}.${until}.${sign(`${revision}.${until}`, key).toString('base64url')}`;

/** Null for a cookie that is missing, forged or over. */
export function verifyPin(cookie: string | undefined, key: string, now: Date): Pin | null {
  const [revision = '', until = '', seal = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(seal, 'base64url');
  const right = sign(`${revision}.${until}`, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return now.getTime() / 1000 <= Number(until) ? { revision: Number(revision), until: Number(until) } : null;
}

const { maxAge } = cookieTable.revision;
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** A pin that starts with this page. */
export const newPin = (revision: number, now: Date): Pin => ({ revision, until: secondsOf(now) + maxAge });

/** After a quarter of its time, so that most pages set no cookie. */
export const needsRenewal = ({ until }: Pin, now: Date): boolean => until - secondsOf(now) < maxAge * 0.75;
