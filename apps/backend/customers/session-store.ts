import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { loginCustomers, sessions } from './tables';

export type SessionRow = typeof sessions.$inferSelect;

export async function addSession(db: Executor, session: Omit<SessionRow, 'revokedAt'>): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The customer that the session acts for; null when its login has no access to that customer any more, or another browser presents the token. */
export async function customerOfSession(
  db: Executor,
  { tokenHash, visitorId, now }: { tokenHash: string; visitorId: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .innerJoin(
      loginCustomers,
      and(eq(loginCustomers.loginId, sessions.loginId), eq(loginCustomers.customerId, sessions.customerId)),
    )
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.visitorId, visitorId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return row?.customerId ?? null;
}

export async function findSession(db: Executor, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row;
}

/** Of a customer by every login, newest first: not ended, and not over. */
export const openSessions = (
  db: Executor,
  { customerId, now }: { customerId: string; now: Date },
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.issuedAt));

/** Whose sessions end: one session, all of a customer or login, those of a login for one customer, those that a passkey opened except one, or of a browser, perhaps except one customer's. */
export type SessionKey =
  | { tokenHash: string }
  | { passkeyId: string; exceptToken: string }
  | { ofCustomer: string }
  | { loginId: string; customerId?: string }
  | { visitorId: string; exceptCustomer?: string };

export async function revokeSessions(db: Executor, key: SessionKey, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(named(key), isNull(sessions.revokedAt)));
}

function named(key: SessionKey): SQL | undefined {
  if ('tokenHash' in key) return eq(sessions.tokenHash, key.tokenHash);
  if ('passkeyId' in key) return and(eq(sessions.passkeyId, key.passkeyId), ne(sessions.tokenHash, key.exceptToken));
  if ('ofCustomer' in key) return eq(sessions.customerId, key.ofCustomer);
  if ('loginId' in key)
    return and(
      eq(sessions.loginId, key.loginId),
      key.customerId === undefined ? undefined : eq(sessions.customerId, key.customerId),
    );
  return and(
    eq(sessions.visitorId, key.visitorId),
    key.exceptCustomer === undefined ? undefined : ne(sessions.customerId, key.exceptCustomer),
  );
}
