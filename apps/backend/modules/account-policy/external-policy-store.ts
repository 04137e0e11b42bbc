/** SQL of external policies. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { externalPolicies } from './tables';

export type ExternalPolicy = typeof externalPolicies.$inferSelect;

/** @returns false when the customer has one with this number */
export async function addExternalPolicy(
  tx: Executor,
  policy: Omit<ExternalPolicy, 'remindedAt' | 'documentId'>,
): Promise<boolean> {
  const added = await tx
    .insert(externalPolicies)
    .values(policy)
    .onConflictDoNothing()
    .returning({ id: externalPolicies.id });
  return added.length > 0;
}

export async function findExternalPolicy(db: Executor, id: string): Promise<ExternalPolicy | undefined> {
  const [row] = await db.select().from(externalPolicies).where(eq(externalPolicies.id, id));
  return row;
}

export const externalPoliciesOf = (db: Executor, customerId: string): Promise<ExternalPolicy[]> =>
  db
    .select()
    .from(externalPolicies)
    .where(eq(externalPolicies.customerId, customerId))
    .orderBy(asc(externalPolicies.endDate));

export async function setExternalDocument(tx: Executor, id: string, documentId: string | null): Promise<void> {
  await tx.update(externalPolicies).set({ documentId }).where(eq(externalPolicies.id, id));
}

export async function deleteExternalPolicy(tx: Executor, id: string): Promise<void> {
  await tx.delete(externalPolicies).where(eq(externalPolicies.id, id));
}

export const dueExternalReminders = (db: Executor, today: string): Promise<ExternalPolicy[]> =>
  db
    .select()
    .from(externalPolicies)
    .where(and(isNull(externalPolicies.remindedAt), lte(externalPolicies.remindOn, today)));

export async function markReminded(db: Executor, id: string, remindedAt: Date): Promise<void> {
  await db.update(externalPolicies).set({ remindedAt }).where(eq(externalPolicies.id, id));
}
