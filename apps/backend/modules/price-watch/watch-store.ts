/** SQL of watches. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { priceAskings, priceWatches } from './tables';

export type WatchRow = typeof priceWatches.$inferSelect;
export type AskingRow = typeof priceAskings.$inferSelect;
export type WatchChange = Partial<Omit<WatchRow, 'id' | 'customerId' | 'visitId' | 'thingKey' | 'createdAt'>>;

export async function findWatch(db: Executor, id: string): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(priceWatches).where(eq(priceWatches.id, id));
  return row;
}

export const watchesOf = (db: Executor, customerId: string): Promise<WatchRow[]> =>
  db.select().from(priceWatches).where(eq(priceWatches.customerId, customerId)).orderBy(asc(priceWatches.createdAt));

/** A watch of the same thing gives way to the new one. */
export async function addWatch(tx: Executor, watch: WatchRow): Promise<void> {
  const { customerId, thingKey } = watch;
  await tx
    .delete(priceWatches)
    .where(and(eq(priceWatches.customerId, customerId), eq(priceWatches.thingKey, thingKey)));
  await tx.insert(priceWatches).values(watch);
}

export async function countOtherWatches(
  db: Executor,
  { customerId, thingKey }: Pick<WatchRow, 'customerId' | 'thingKey'>,
): Promise<number> {
  const rows = await db
    .select({ thingKey: priceWatches.thingKey })
    .from(priceWatches)
    .where(and(eq(priceWatches.customerId, customerId), isNull(priceWatches.endedAt)));
  return rows.filter((row) => row.thingKey !== thingKey).length;
}

export async function changeWatch(db: Executor, id: string, change: WatchChange): Promise<void> {
  await db.update(priceWatches).set(change).where(eq(priceWatches.id, id));
}

export async function deleteWatch(db: Executor, id: string): Promise<void> {
  await db.delete(priceWatches).where(eq(priceWatches.id, id));
}

/** Running ones whose time has come, the longest waiting first. */
export const dueWatches = (db: Executor, now: Date, most: number): Promise<WatchRow[]> =>
  db
    .select()
    .from(priceWatches)
    .where(and(lte(priceWatches.nextAskAt, now), isNull(priceWatches.pausedAt), isNull(priceWatches.endedAt)))
    .orderBy(asc(priceWatches.nextAskAt))
    .limit(most);

export const askingsOf = (db: Executor, watchId: string): Promise<AskingRow[]> =>
  db.select().from(priceAskings).where(eq(priceAskings.watchId, watchId)).orderBy(asc(priceAskings.askedAt));

/** @returns false when the watch was deleted meanwhile, alone or with its account */
export async function addAsking(tx: Executor, asking: AskingRow): Promise<boolean> {
  const ofWatch = eq(priceWatches.id, asking.watchId);
  const [watch] = await tx.select({ id: priceWatches.id }).from(priceWatches).where(ofWatch).for('key share');
  if (watch) await tx.insert(priceAskings).values(asking).onConflictDoNothing();
  return watch !== undefined;
}
