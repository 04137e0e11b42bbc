import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { revokeSessions } from '../../../customers/session-store';
import type { CallerContext } from '../../../http/context';
import { expireProofs } from '../../visit/visit-store';
import { endServiceProofs } from '../../service-proof/proof-store';
import { clearGreeting } from './greeting';
import { endSignIns } from './sign-in-store';

/** Whoever takes the device next must not find policies open: what codes proved in this browser ends too. */
export async function signOut(context: CallerContext): Promise<null> {
  const { db, clock, cookies, visitor } = context;
  const visitorId = visitor!.id;
  await db.transaction(async (tx) => {
    await revokeSessions(tx, { visitorId }, clock.now());
    await endSignIns(tx, { visitorId }, clock.now());
    await expireProofs(tx, { visitorId });
    await endServiceProofs(tx, visitorId, clock.now());
  });
  cookies.set(cookieTable.customerId.name, '', { ...cookieTable.customerId, maxAge: 0 });
  clearGreeting(context);
  return null;
}
