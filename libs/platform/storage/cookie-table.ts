/** All cookies of the site (the desk's: `apps/backend/modules/desk/sign-in/session-cookie.ts`): name, lifetime, who writes them, whether scripts may read them (spec funnel 9, member 3 and 9). */
import { releasePlaceCookie } from '../registry/canary/release-place-cookie.ts';
import { branchSuffix } from './session-keys.ts';
import type { LineRef } from './session-keys.ts';

/** Funnel 9: a valid session lasts 2 hours. */
export const validSessionHours = 2;

const hour = 3600;
const year = 365 * 24 * hour;

export interface CookieEntry {
  name: string;
  /** Seconds. */
  maxAge: number;
  owner: 'browser' | 'edge' | 'backend';
  /** HttpOnly cookies are listed too, so that one table is complete. */
  httpOnly: boolean;
}

/** Readable half of the visitor's token, repeated in the header x-token-id. It outlives the token's two hours, so that the visitor gets a new one (decision 030). */
export const tokenCookie = { name: 'token', maxAge: 2_505_600, owner: 'backend', httpOnly: false } as const;

/** For longer than a page waits for the save of the page before it. */
const reloadMinute = 60;

/** Identifies a draft that is being saved: a page loaded meanwhile waits for it. Deleted when the response arrives. */
const draftMark = { name: 'draft-mark', maxAge: reloadMinute, owner: 'browser', httpOnly: false } as const;
/** One for each visit: two tabs may save two visits at once. */
export const draftMarkCookie = (visitId: string): CookieEntry => ({
  ...draftMark,
  name: `${draftMark.name}-${visitId.slice(0, 8)}`,
});

/** The step that a page showed when it was reloaded, and the steps whose address the reload may load. The next page deletes it. */
export const nextStepCookie = { name: 'next-step', maxAge: reloadMinute, owner: 'browser', httpOnly: false } as const;

/** The link to the offer list that the visitor keeps on this device; its lifetime is the list's. */
export const keptListCookie = { name: 'kept-list', maxAge: 30 * 24 * hour, owner: 'browser', httpOnly: false } as const;

/** The masked person whom this browser has proven, while new visits start with that person's answers. */
export const knownPersonCookie = {
  name: 'known-person',
  maxAge: validSessionHours * hour,
  owner: 'backend',
  httpOnly: false,
} as const;

/** The first name of whoever is signed in, so that pages from a cache greet them. No authority: the session is. */
export const customerNameCookie = {
  name: 'customer-name',
  maxAge: 2_592_000,
  owner: 'backend',
  httpOnly: false,
} as const;

/** Set with every document: if it is missing, the browser rejects cookies. */
export const langCookie = { name: 'lang', maxAge: year, owner: 'edge', httpOnly: false } as const;

/** All cookies; those that remotes read are exported above as well, so that a remote does not load the rest. */
export const cookieTable = {
  lang: langCookie,
  token: tokenCookie,
  tokenSecret: { name: 'token-secret', maxAge: 2_505_600, owner: 'backend', httpOnly: true },
  /** The secret token of a customer's login; the name is the specification's. */
  customerId: { name: 'customerIdEncrypter', maxAge: 2_592_000, owner: 'backend', httpOnly: true },
  sessionId: { name: 'session-id', maxAge: validSessionHours * hour, owner: 'browser', httpOnly: false },
  uniqueUserId: { name: 'unique-user-id', maxAge: 315_360_000, owner: 'browser', httpOnly: false },
  referer: { name: 'referer', maxAge: 315_360_000, owner: 'browser', httpOnly: false },
  deviceId: { name: 'user-device-id', maxAge: year, owner: 'browser', httpOnly: false },
  /** Version and purposes of the newest row of the consent log (consent/cookie-consent.ts). */
  cookieConsent: { name: 'cookie-consent', maxAge: year / 2, owner: 'backend', httpOnly: false },
  draftMark,
  nextStep: nextStepCookie,
  keptList: keptListCookie,
  knownPerson: knownPersonCookie,
  customerName: customerNameCookie,
  /** This browser offered a passkey, or used one: it does not offer one again (decision 347). */
  passkeyAsked: { name: 'passkey-asked', maxAge: 400 * 24 * hour, owner: 'backend', httpOnly: true },
  /** Signed; pins a visitor to a registry revision. */
  revision: { name: 'site-revision', maxAge: validSessionHours * hour, owner: 'edge', httpOnly: true },
  /** Signed; the visitor's place among all, in 10,000 steps, written while a canary runs: the same visitors get it at each visit. */
  releasePlace: { name: releasePlaceCookie, maxAge: 30 * 24 * hour, owner: 'edge', httpOnly: true },
} as const satisfies Record<string, CookieEntry>;

const visitCookies = 'visit-';
/** The HttpOnly cookie that proves a visit of one line: `visit-53`, `visit-10-ELECTRICVEHICLE`. */
export const visitCookieName = (line: LineRef): string => visitCookieOf(branchSuffix(line));
/** @param suffix `branchSuffix` of the line */
export const visitCookieOf = (suffix: string): string => `${visitCookies}${suffix}`;
export const isVisitCookie = (name: string): boolean => name.startsWith(visitCookies);

/** The value of `lang`; there is only one locale, whatever languages the browser accepts. */
export const locale = 'tr';
