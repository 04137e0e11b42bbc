import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, count, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { keepNewest } from '../../db/keep-newest';
import { assistantKeys, toolCalls } from './tables';

export type KeyRow = typeof assistantKeys.$inferSelect;
type OfVisit = { visitId: VisitId; now: Date };

/** Adds a key and deletes all but the newest `limit` of the visit. */
export async function addKey(tx: Executor, key: KeyRow, limit: number): Promise<void> {
  const { keyHash: id, createdAt, visitId } = assistantKeys;
  await tx.insert(assistantKeys).values(key);
  await keepNewest(tx, { table: assistantKeys, id, createdAt, where: eq(visitId, key.visitId) }, limit);
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

export async function recordCall(db: Executor, call: typeof toolCalls.$inferInsert): Promise<void> {
  await db.insert(toolCalls).values(call);
}

export async function countCalls(
  db: Executor,
  { visitId, tool, since }: { visitId: VisitId; tool: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(toolCalls)
    .where(and(eq(toolCalls.visitId, visitId), eq(toolCalls.tool, tool), gt(toolCalls.at, since)));
  return row!.count;
}

/** When an assistant last read something of each visit. */
export async function lastReads(db: Executor, visitIds: readonly VisitId[]): Promise<ReadonlyMap<VisitId, Date>> {
  const rows = await db
    .select({ visitId: toolCalls.visitId, at: max(toolCalls.at) })
    .from(toolCalls)
    .where(inArray(toolCalls.visitId, [...visitIds]))
    .groupBy(toolCalls.visitId);
  return new Map(rows.flatMap(({ visitId, at }) => (at ? [[visitId, at] as const] : [])));
}
