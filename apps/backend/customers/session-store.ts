import { and, eq, gt, isNull } from 'drizzle-orm';
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

/** @param key one session, or all of a login */
export async function revokeSessions(
  db: Executor,
  key: { tokenHash: string } | { loginId: string },
  at: Date,
): Promise<void> {
  const named = 'tokenHash' in key ? eq(sessions.tokenHash, key.tokenHash) : eq(sessions.loginId, key.loginId);
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(named, isNull(sessions.revokedAt)));
}
