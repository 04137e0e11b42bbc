import { cookieTable, customerNameCookie, knownPersonCookie } from '@emsal/platform/storage/cookie-table';
import { revokeSessions } from '../../../customers/session-store';
import type { CallerContext } from '../../../http/context';
import { expireProofs } from '../../visit/visit-store';
import { endServiceProofs } from '../../service-proof/proof-store';
import { endSignIns } from './sign-in-store';

/** Whoever takes the device next must not find policies open: what codes proved in this browser ends too. */
export async function signOut({ db, clock, cookies, visitor }: CallerContext): Promise<null> {
  const visitorId = visitor!.id;
  await db.transaction(async (tx) => {
    await revokeSessions(tx, { visitorId }, clock.now());
    await endSignIns(tx, { visitorId }, clock.now());
    await expireProofs(tx, { visitorId });
    await endServiceProofs(tx, visitorId, clock.now());
  });
  for (const cookie of [cookieTable.customerId, customerNameCookie, knownPersonCookie])
    cookies.set(cookie.name, '', { ...cookie, maxAge: 0 });
  return null;
}
