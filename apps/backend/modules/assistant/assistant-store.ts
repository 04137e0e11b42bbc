import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, count, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { assistantCalls, assistantKeys } from './tables';

export type KeyRow = typeof assistantKeys.$inferSelect;
type OfVisit = { visitId: VisitId; now: Date };

/** Adds a key and deletes all but the newest `limit` of the visit. */
export async function addKey(tx: Executor, key: KeyRow, limit: number): Promise<void> {
  await tx.insert(assistantKeys).values(key);
  const older = tx
    .select({ keyHash: assistantKeys.keyHash })
    .from(assistantKeys)
    .where(eq(assistantKeys.visitId, key.visitId))
    .orderBy(desc(assistantKeys.createdAt), desc(assistantKeys.keyHash))
    .offset(limit);
  await tx.delete(assistantKeys).where(inArray(assistantKeys.keyHash, older));
}

export async function readKey(
  db: Executor,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(assistantKeys)
    .where(and(eq(assistantKeys.keyHash, keyHash), gt(assistantKeys.expiresAt, now)));
  return row;
}

/** The living key of a visit that lasts longest. */
export async function lastKey(db: Executor, { visitId, now }: OfVisit): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(assistantKeys)
    .where(and(eq(assistantKeys.visitId, visitId), gt(assistantKeys.expiresAt, now)))
    .orderBy(desc(assistantKeys.expiresAt))
    .limit(1);
  return row;
}

export async function dropKeys(tx: Executor, visitId: VisitId): Promise<void> {
  await tx.delete(assistantKeys).where(eq(assistantKeys.visitId, visitId));
}

export async function recordCall(db: Executor, call: typeof assistantCalls.$inferInsert): Promise<void> {
  await db.insert(assistantCalls).values(call);
}

export async function countCalls(
  db: Executor,
  { visitId, tool, since }: { visitId: VisitId; tool: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(assistantCalls)
    .where(and(eq(assistantCalls.visitId, visitId), eq(assistantCalls.tool, tool), gt(assistantCalls.at, since)));
  return row!.count;
}

/** When an assistant last read something of each visit. */
export async function lastReads(db: Executor, visitIds: readonly VisitId[]): Promise<ReadonlyMap<VisitId, Date>> {
  const rows = await db
    .select({ visitId: assistantCalls.visitId, at: max(assistantCalls.at) })
    .from(assistantCalls)
    .where(inArray(assistantCalls.visitId, [...visitIds]))
    .groupBy(assistantCalls.visitId);
  return new Map(rows.flatMap(({ visitId, at }) => (at ? [[visitId, at] as const] : [])));
}
