/** The one table of cookies: name, lifetime, who writes it, whether scripts may read it (spec funnel 9, member 3 and 9, contracts.md). */
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

const entry = (name: string, maxAge: number, owner: CookieEntry['owner'], httpOnly = false): CookieEntry => ({ name, maxAge, owner, httpOnly });

export const cookieTable = {
  lang: entry('lang', year, 'edge'),
  /** Readable half of the visitor's token; the header x-token-id repeats it. */
  token: entry('token', 2_505_600, 'backend'),
  tokenSecret: entry('token-secret', 2_505_600, 'backend', true),
  customerId: entry('customerIdEncrypter', 2_592_000, 'backend', true),
  sessionId: entry('session-id', validSessionHours * hour, 'browser'),
  uniqueUserId: entry('unique-user-id', 315_360_000, 'browser'),
  referer: entry('referer', 315_360_000, 'browser'),
  deviceId: entry('user-device-id', year, 'browser'),
  /** Signed; keeps a visitor on one registry revision. */
  revision: entry('site-revision', validSessionHours * hour, 'edge', true),
} as const satisfies Record<string, CookieEntry>;

/** The HttpOnly cookie that proves a visit of one line: `visit-53`, `visit-10-ELECTRICVEHICLE`. */
export const visitCookieName = (line: LineRef): string => `visit-${branchSuffix(line)}`;

/** The value of `lang` is the only locale there is. */
export const locale = 'tr';

/** The site's locale, whatever the browser asks for. */
export const resolveLocale = (acceptLanguage?: string): typeof locale => (void acceptLanguage, locale);
