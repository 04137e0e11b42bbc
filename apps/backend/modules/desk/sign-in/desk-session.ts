/** Sessions of the desk: they end after half an hour without a request, and after a working day. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { secondsAfter } from '../../../clock/clock';
import type { Executor } from '../../../db/database';
import { randomSecret } from '../../../db/random-id';
import { plainHash } from '../../../personal-data/keyed-hash';
import type { Staff } from '../staff/staff-store';
import { deskSessions, deskStaff } from '../tables';

const idleSeconds = 30 * 60;
const longestSeconds = 10 * 3600;

/** @returns the token for the cookie; only its hash is stored */
export async function openDeskSession(db: Executor, staffId: string, now: Date): Promise<string> {
  const token = randomSecret();
  await db.insert(deskSessions).values({ tokenHash: plainHash(token), staffId, issuedAt: now, seenAt: now });
  return token;
}

/** Prolongs the session by this request. @returns undefined when it has ended, or its owner may no longer sign in */
export async function staffOfSession(db: Executor, token: string, now: Date): Promise<Staff | undefined> {
  const liveSession = and(
    eq(deskSessions.tokenHash, plainHash(token)),
    isNull(deskSessions.endedAt),
    gt(deskSessions.seenAt, secondsAfter(now, -idleSeconds)),
    gt(deskSessions.issuedAt, secondsAfter(now, -longestSeconds)),
  );
  const [session] = await db
    .update(deskSessions)
    .set({ seenAt: now })
    .where(liveSession)
    .returning({ staffId: deskSessions.staffId });
  if (!session) return undefined;
  const [staff] = await db
    .select()
    .from(deskStaff)
    .where(and(eq(deskStaff.id, session.staffId), eq(deskStaff.isActive, true)));
  return staff;
}

export async function endDeskSession(db: Executor, token: string, now: Date): Promise<void> {
  await db
    .update(deskSessions)
    .set({ endedAt: now })
    .where(eq(deskSessions.tokenHash, plainHash(token)));
}
