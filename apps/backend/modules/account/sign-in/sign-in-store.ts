import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { signIns } from './tables';

export type SignIn = typeof signIns.$inferSelect;

export async function addSignIn(db: Executor, signIn: typeof signIns.$inferInsert): Promise<void> {
  await db.insert(signIns).values(signIn);
}

/** The browser's newest sign-in, if it has not ended and began after that instant. */
export async function runningSignIn(
  db: Executor,
  { visitorId, since }: { visitorId: string; since: Date },
): Promise<SignIn | undefined> {
  const [row] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.visitorId, visitorId), gt(signIns.startedAt, since), isNull(signIns.endedAt)))
    .orderBy(desc(signIns.startedAt), desc(signIns.id))
    .limit(1);
  return row;
}

type Change = Partial<Pick<SignIn, 'provenAt' | 'birthDate' | 'email'>>;

export async function changeSignIn(db: Executor, id: string, change: Change): Promise<void> {
  await db.update(signIns).set(change).where(eq(signIns.id, id));
}

/** @param key one sign-in, or all of a browser @returns whether one ended now: of two at once only the first */
export async function endSignIns(
  db: Executor,
  key: { id: string } | { visitorId: string },
  endedAt: Date,
): Promise<boolean> {
  const named = 'id' in key ? eq(signIns.id, key.id) : eq(signIns.visitorId, key.visitorId);
  const ended = await db
    .update(signIns)
    .set({ endedAt })
    .where(and(named, isNull(signIns.endedAt)))
    .returning({ id: signIns.id });
  return ended.length > 0;
}
