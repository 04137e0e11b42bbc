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
