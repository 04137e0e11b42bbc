import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { attempts } from './tables';

export type Attempt = typeof attempts.$inferSelect;
export type AttemptKey = Pick<Attempt, 'visitorId' | 'key'>;
/** A run of an attempt; nothing that it writes counts once another run has taken the attempt over. */
export interface Run extends AttemptKey {
  runId: string;
}

const matching = ({ visitorId, key }: AttemptKey) => and(eq(attempts.visitorId, visitorId), eq(attempts.key, key));
const heldBy = (run: Run) => and(matching(run), eq(attempts.runId, run.runId));

/** @returns whether this attempt may run: its key is new, or the earlier run started before `deadSince` without a reply */
export async function claim(
  db: Executor,
  attempt: Omit<Attempt, 'status' | 'body'> & Run,
  deadSince: Date,
): Promise<boolean> {
  const taken = await db
    .insert(attempts)
    .values(attempt)
    .onConflictDoUpdate({
      target: [attempts.visitorId, attempts.key],
      set: { startedAt: attempt.startedAt, runId: attempt.runId },
      setWhere: and(
        isNull(attempts.status),
        lt(attempts.startedAt, deadSince),
        eq(attempts.inputHash, attempt.inputHash),
        eq(attempts.call, attempt.call),
      ),
    })
    .returning({ key: attempts.key });
  return taken.length === 1;
}

/** Renews the lease of a running attempt; never moves it back. */
export async function renew(db: Executor, run: Run, startedAt: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ startedAt })
    .where(and(heldBy(run), isNull(attempts.status), lt(attempts.startedAt, startedAt)));
}

export async function findAttempt(db: Executor, key: AttemptKey): Promise<Attempt | undefined> {
  const [row] = await db.select().from(attempts).where(matching(key));
  return row;
}

export async function storeReply(db: Executor, run: Run, reply: { status: number; body: unknown }): Promise<void> {
  await db.update(attempts).set(reply).where(heldBy(run));
}

export async function release(db: Executor, run: Run): Promise<void> {
  await db.delete(attempts).where(heldBy(run));
}
