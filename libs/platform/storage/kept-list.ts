/** The offer list that a visitor keeps on this device: the link to it, which says nothing of the person, until it expires. */
import type { CookieEntry } from './cookie-table';
import { keptListCookie } from './cookie-table';
import { browserCookies } from './cookies';

export interface KeptList {
  /** `trafik`, as the home page names it. */
  name: string;
  offers: number;
  path: string;
  /** ISO instant. */
  expiresAt: string;
}

const pathShape = /^\/teklif-listesi\/[\w-]{40,400}$/;

/** Null for an absent or damaged cookie. @param value of the cookie */
export function parseKeptList(value: string | undefined): KeptList | null {
  try {
    const { name, offers, path, expiresAt } = JSON.parse(value ?? 'null') as Record<keyof KeptList, unknown>;
    if (typeof name !== 'string' || typeof offers !== 'number' || typeof path !== 'string') return null;
    if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt)) || !pathShape.test(path)) return null;
    return { name, offers, path, expiresAt };
  } catch {
    return null;
  }
}

const write = (value: string, maxAge: number): void => {
  const entry: CookieEntry = { ...keptListCookie, maxAge };
  browserCookies.write(entry, value);
};

/** The browser forgets it when the list expires. @param now milliseconds */
export const keepList = (list: KeptList, now: number): void =>
  write(JSON.stringify(list), Math.max(0, Math.floor((Date.parse(list.expiresAt) - now) / 1000)));

export const forgetKeptList = (): void => write('', 0);
