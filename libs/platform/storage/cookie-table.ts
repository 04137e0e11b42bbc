/** The one table of cookies: name, lifetime, who writes it, whether scripts may read it (spec funnel 9, member 3 and 9). */
import { branchSuffix } from './session-keys';
import type { LineRef } from './session-keys';

/** Funnel 9: a valid session lasts 2 hours. */
export const validSessionHours = 2;

const hour = 3600;
const year = 365 * 24 * hour;

export interface CookieEntry {
  name: string;
  /** Seconds. */
  maxAge: number;
  owner: 'browser' | 'edge' | 'backend';
  /** HttpOnly cookies are named here so that one table knows them all. */
  httpOnly: boolean;
}

/** Readable half of the visitor's token; the header x-token-id repeats it. */
export const tokenCookie = { name: 'token', maxAge: 2_505_600, owner: 'backend', httpOnly: false } as const;

/** Names the save of a draft that is on its way: a page that is loaded meanwhile waits for it. Gone with the answer. */
export const draftMarkCookie = { name: 'draft-mark', maxAge: 10, owner: 'browser', httpOnly: false } as const;

/** The step that a page was about to show when it ended: its address had not followed yet. */
export const nextStepCookie = { name: 'next-step', maxAge: 5, owner: 'browser', httpOnly: false } as const;

/** Set with every document: a page that does not find it is in a browser that takes no cookies. */
export const langCookie = { name: 'lang', maxAge: year, owner: 'edge', httpOnly: false } as const;

/** All of them; those that remotes read stand above as well, so that a remote does not load the rest. */
export const cookieTable = {
  lang: langCookie,
  token: tokenCookie,
  tokenSecret: { name: 'token-secret', maxAge: 2_505_600, owner: 'backend', httpOnly: true },
  customerId: { name: 'customerIdEncrypter', maxAge: 2_592_000, owner: 'backend', httpOnly: true },
  sessionId: { name: 'session-id', maxAge: validSessionHours * hour, owner: 'browser', httpOnly: false },
  uniqueUserId: { name: 'unique-user-id', maxAge: 315_360_000, owner: 'browser', httpOnly: false },
  referer: { name: 'referer', maxAge: 315_360_000, owner: 'browser', httpOnly: false },
  deviceId: { name: 'user-device-id', maxAge: year, owner: 'browser', httpOnly: false },
  /** Version and purposes of the newest row of the ledger (consent/cookie-consent.ts). */
  cookieConsent: { name: 'cookie-consent', maxAge: year / 2, owner: 'backend', httpOnly: false },
  draftMark: draftMarkCookie,
  nextStep: nextStepCookie,
  /** Signed; keeps a visitor on one registry revision. */
  revision: { name: 'site-revision', maxAge: validSessionHours * hour, owner: 'edge', httpOnly: true },
} as const satisfies Record<string, CookieEntry>;

/** The HttpOnly cookie that proves a visit of one line: `visit-53`, `visit-10-ELECTRICVEHICLE`. */
export const visitCookieName = (line: LineRef): string => `visit-${branchSuffix(line)}`;

/** The value of `lang` is the only locale there is. */
export const locale = 'tr';

/** The site's locale, whatever the browser asks for. */
export const resolveLocale = (acceptLanguage?: string): typeof locale => (void acceptLanguage, locale);
