/**
 * A visitor stays on the revision of the first page, by a signed cookie (decision 010): for at least an hour and a half after the last
 * page, so for a whole funnel, and as long as the registry keeps the revision.
 */
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Pin {
  revision: number;
  /** Seconds since the epoch. */
  until: number;
  /** Random, and kept at a renewal, so that visitors can be counted without knowing them. */
  nonce: string;
}

const sign = (text: string, key: string): Buffer => createHmac('sha256', key).update(`site-revision ${text}`).digest();
const textOf = ({ revision, until, nonce }: Record<keyof Pin, string | number>): string =>
  `${revision}.${until}.${nonce}`;

export const signPin = (pin: Pin, key: string): string =>
  `${textOf(pin)}.${sign(textOf(pin), key).toString('base64url')}`;

/** Null for a cookie that is missing, forged or over. */
export function verifyPin(cookie: string | undefined, key: string, now: Date): Pin | null {
  const [revision = '', until = '', nonce = '', seal = ''] = cookie?.split('.') ?? [];
  const given = Buffer.from(seal, 'base64url');
  const right = sign(textOf({ revision, until, nonce }), key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return now.getTime() / 1000 <= Number(until) ? { revision: Number(revision), until: Number(until), nonce } : null;
}

const { maxAge } = cookieTable.revision;
const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const newNonce = (): string => randomBytes(9).toString('base64url');

/** @param until seconds since the epoch */
export const pinUntil = (revision: number, until: number, nonce = newNonce()): Pin => ({ revision, until, nonce });

/** Valid for two hours from now. @param nonce of the visitor's former pin */
export const newPin = (revision: number, now: Date, nonce?: string): Pin =>
  pinUntil(revision, secondsOf(now) + maxAge, nonce);

/** Whom a pin counts as: the same after its renewal. */
export const countedAs = (cookie: string): string => cookie.split('.')[2] ?? cookie;

/** After a quarter of its time, so that most pages set no cookie. */
export const needsRenewal = ({ until }: Pin, now: Date): boolean => until - secondsOf(now) < maxAge * 0.75;
