/** Where the account is open, and ending it there. */
import type { OutputOf } from '@emsal/api/calls/table';
import { openSessions, revokeSessions, type SessionRow } from '../../../customers/session-store';
import type { CustomerContext } from '../../../http/context';
import { expireProofs } from '../../visit/visit-store';
import { currentHash } from '../this-session';

const sessionsOf = ({ db, customerId, clock }: CustomerContext): Promise<SessionRow[]> =>
  openSessions(db, { customerId, now: clock.now() });

export async function listSessions(
  context: CustomerContext,
): Promise<OutputOf<'GET selfservice/customeraccount/getSessionList'>> {
  const current = currentHash(context);
  return (await sessionsOf(context)).map(({ tokenHash, issuedAt, expiresAt }) => ({
    openedAt: issuedAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    isCurrent: tokenHash === current,
  }));
}

/** As signing out there would. An earlier session of this browser ends too, what its codes proved stays. */
export async function endOtherSessions(context: CustomerContext): Promise<null> {
  const { db, clock, visitor } = context;
  const current = currentHash(context);
  const others = (await sessionsOf(context)).filter(({ tokenHash }) => tokenHash !== current);
  await db.transaction(async (tx) => {
    for (const { tokenHash, visitorId } of others) {
      await revokeSessions(tx, { tokenHash }, clock.now());
      if (visitorId !== visitor.id) await expireProofs(tx, { visitorId });
    }
  });
  return null;
}
