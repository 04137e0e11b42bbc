/** What pages read of whoever is signed in, in cookies that carry no authority. */
import { customerNameCookie, knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import type { CallerContext } from '../../../http/context';

type Cookies = Pick<CallerContext, 'cookies'>;

export const isGreeted = ({ cookies }: Cookies): boolean => Boolean(cookies.get(customerNameCookie.name));

export function clearGreeting({ cookies }: Cookies): void {
  for (const cookie of [customerNameCookie, knownPersonCookie]) cookies.set(cookie.name, '', { ...cookie, maxAge: 0 });
}
