/** Reading and writing the readable cookies of the table; nothing else uses `document.cookie`. */
import type { CookieEntry } from './cookie-table';

/** Reads a `Cookie` header or `document.cookie`; a value with invalid percent-encoding is returned as it is. */
export function readCookie(header: string, name: string): string | undefined {
  const pair = header.split('; ').find((part) => part.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const raw = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** A `Set-Cookie` value. Secure only over https, so that http://localhost works. */
export function serializeCookie(entry: CookieEntry, value: string, secure: boolean): string {
  const flags = [
    `Max-Age=${entry.maxAge}`,
    'Path=/',
    'SameSite=Lax',
    ...(entry.httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ];
  return `${entry.name}=${encodeURIComponent(value)}; ${flags.join('; ')}`;
}

export const browserCookies = {
  read: (name: string): string | undefined => readCookie(document.cookie, name),
  write: (entry: CookieEntry, value: string): void => {
    document.cookie = serializeCookie(entry, value, location.protocol === 'https:');
  },
};

/** Cookie `customerIdEncrypter`: the encrypted customer id and whether the login is active (spec funnel 6, member 3). */
export interface CustomerCookie {
  encrypter: string;
  isActive: boolean;
}

export function parseCustomerCookie(value: string | undefined): CustomerCookie | null {
  try {
    const parsed = JSON.parse(value ?? 'null') as Partial<CustomerCookie> | null;
    return typeof parsed?.encrypter === 'string' && typeof parsed.isActive === 'boolean'
      ? { encrypter: parsed.encrypter, isActive: parsed.isActive }
      : null;
  } catch {
    return null;
  }
}

/** There are exactly two kinds of user (spec member 1). */
export const roleOf = (cookie: CustomerCookie | null): 'anonymous' | 'customer' =>
  cookie?.isActive ? 'customer' : 'anonymous';
