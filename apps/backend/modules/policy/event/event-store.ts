/** SQL of events. Only `record-event.ts` adds them. */
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { policyEvents } from './tables';

export type PolicyEventRow = typeof policyEvents.$inferSelect;

/** @param key its number, or the idempotency key */
export async function findEvent(
  db: Executor,
  policyId: string,
  key: number | string,
): Promise<PolicyEventRow | undefined> {
  const isOne = typeof key === 'number' ? eq(policyEvents.number, key) : eq(policyEvents.idempotencyKey, key);
  const [row] = await db
    .select()
    .from(policyEvents)
    .where(and(eq(policyEvents.policyId, policyId), isOne));
  return row;
}

export function eventsOf(db: Executor, policyId: string): Promise<PolicyEventRow[]> {
  return db.select().from(policyEvents).where(eq(policyEvents.policyId, policyId)).orderBy(asc(policyEvents.number));
}
