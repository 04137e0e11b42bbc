/** SQL of policies. */
import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { onlyItem } from './order/order-store';
import { policies } from './tables';

export type PolicyRow = typeof policies.$inferSelect;

/** The policy of an order's only item. */
export async function findPolicyOfOrder(db: Executor, orderId: string): Promise<PolicyRow | undefined> {
  const [row] = await db
    .select()
    .from(policies)
    .where(and(eq(policies.orderId, orderId), eq(policies.itemNo, onlyItem)));
  return row;
}

export async function findPolicyByCode(db: Executor, verifyCode: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.verifyCode, verifyCode));
  return row;
}

export async function lockPolicy(tx: Tx, id: string): Promise<PolicyRow | undefined> {
  const [row] = await tx.select().from(policies).where(eq(policies.id, id)).for('update');
  return row;
}

/** The rendered document of the issued policy: no change of its cover. */
export async function setPolicyDocument(tx: Executor, id: string, documentId: string): Promise<void> {
  await tx.update(policies).set({ documentId }).where(eq(policies.id, id));
}
