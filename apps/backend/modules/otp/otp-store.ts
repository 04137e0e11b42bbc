import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { oneTimeCodes } from './tables';

export type CodeRow = typeof oneTimeCodes.$inferSelect;
export type CodeOwner = Pick<CodeRow, 'telephoneHash' | 'identityHash'>;

/**
 * Whose next code waits after which one: somebody else's request does not make the telephone's owner wait.
 * `purpose`: what the code is valid for, e.g. `visit` · `requesterId`: the browser or customer
 */
export type CodeWait = Pick<CodeRow, 'telephoneHash' | 'purpose'> & { requesterId: string };

/** Who may use a code, and for what. */
export type CodeAddressee = CodeOwner & CodeWait;

const notFailed = isNull(oneTimeCodes.failedAt);

/** When the requester's last code of this purpose was sent to this telephone. */
export async function lastSentAt(
  db: Executor,
  { telephoneHash, purpose, requesterId }: CodeWait,
): Promise<Date | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.telephoneHash, telephoneHash),
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.requesterId, requesterId),
        notFailed,
      ),
    )
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(1);
  return row?.sentAt;
}

/** Number of codes since then: the larger of the telephone's and the identity's. */
export async function countSent(
  db: Executor,
  { telephoneHash, identityHash }: CodeOwner,
  since: Date,
): Promise<number> {
  const recent = and(gt(oneTimeCodes.sentAt, since), notFailed);
  const [byPhone, byIdentity] = await Promise.all([
    db.$count(oneTimeCodes, and(eq(oneTimeCodes.telephoneHash, telephoneHash), recent)),
    db.$count(oneTimeCodes, and(eq(oneTimeCodes.identityHash, identityHash), recent)),
  ]);
  return Math.max(byPhone, byIdentity);
}

export async function addCode(db: Executor, code: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db.insert(oneTimeCodes).values(code);
}

export async function markFailed(db: Executor, id: string, failedAt: Date): Promise<void> {
  await db.update(oneTimeCodes).set({ failedAt }).where(eq(oneTimeCodes.id, id));
}

/** A code by its id, or the newest of its addressee. */
export type CodeName = { id: string } | CodeAddressee;

const named = (name: CodeName): SQL | undefined =>
  'id' in name
    ? eq(oneTimeCodes.id, name.id)
    : and(
        eq(oneTimeCodes.telephoneHash, name.telephoneHash),
        eq(oneTimeCodes.identityHash, name.identityHash),
        eq(oneTimeCodes.purpose, name.purpose),
        eq(oneTimeCodes.requesterId, name.requesterId),
      );

const newest = (db: Executor, name: CodeName) =>
  db
    .select()
    .from(oneTimeCodes)
    .where(and(named(name), notFailed))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(1);

export async function newestCode(db: Executor, name: CodeName): Promise<CodeRow | undefined> {
  const [row] = await newest(db, name);
  return row;
}

/** The code, locked until the transaction ends, so that concurrent tries are counted one after the other. */
export async function lockCode(tx: Executor, name: CodeName): Promise<CodeRow | undefined> {
  const [row] = await newest(tx, name).for('update');
  return row;
}

export async function spendCode(tx: Executor, id: string, usedAt: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ usedAt }).where(eq(oneTimeCodes.id, id));
}

export async function countWrongTry(tx: Executor, id: string): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(eq(oneTimeCodes.id, id));
}
