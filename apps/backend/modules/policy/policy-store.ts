/** SQL of policies. */
import type { Risk } from '@emsal/risks/risk';
import { and, eq, gt, isNotNull, notExists } from 'drizzle-orm';
import { isOfPerson } from '../../customers/of-person';
import type { Db, Executor, Tx } from '../../db/database';
import type { CustomerPrincipal, ProvenPrincipal } from '../../http/ownership/principal';
import { onlyItem } from './order/order-store';
import { policyParties } from './party/tables';
import { policies } from './tables';

export type PolicyRow = typeof policies.$inferSelect;

type RunningPolicy = Pick<PolicyRow, 'line' | 'endDate'> & { identityKey: string; telephoneKey: string };

export async function findPolicy(db: Executor, id: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id));
  return row;
}

/** The policy of an order's only item. */
export async function findPolicyOfOrder(db: Executor, orderId: string): Promise<PolicyRow | undefined> {
  const [row] = await db
    .select()
    .from(policies)
    .where(and(eq(policies.orderId, orderId), eq(policies.itemNo, onlyItem)));
  return row;
}

export const policiesOfCustomer = (db: Executor, customerId: string): Promise<PolicyRow[]> =>
  db.select().from(policies).where(eq(policies.customerId, customerId)).orderBy(policies.endDate);

/** Of a customer, or waiting for whoever bought them with these numbers. */
export const policiesOfPerson = (db: Executor, person: CustomerPrincipal | ProvenPrincipal): Promise<PolicyRow[]> =>
  db.select().from(policies).where(isOfPerson(policies, person)).orderBy(policies.endDate);

export async function findPolicyOfCustomer(
  db: Executor,
  { customerId, policyNo }: { customerId: string; policyNo: string },
): Promise<PolicyRow | undefined> {
  const [row] = await db
    .select()
    .from(policies)
    .where(and(eq(policies.customerId, customerId), eq(policies.policyNo, policyNo)));
  return row;
}

/** A running policy of this line that ends that day and was bought by this person with this telephone. */
export async function findActivePolicy(
  db: Executor,
  { identityKey, telephoneKey, line, endDate }: RunningPolicy,
): Promise<PolicyRow | undefined> {
  const isOwn = and(eq(policies.identityKey, identityKey), eq(policies.telephoneKey, telephoneKey));
  const isMeant = and(eq(policies.line, line), eq(policies.endDate, endDate), eq(policies.state, 'active'));
  const [row] = await db.select().from(policies).where(and(isOwn, isMeant)).limit(1);
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

/** A batch of policies that were sold before parties were kept. @param after the last id of the batch before */
export const policiesWithoutParties = (db: Db, after: string): Promise<{ id: string; orderId: string | null }[]> =>
  db
    .select({ id: policies.id, orderId: policies.orderId })
    .from(policies)
    .where(
      and(
        gt(policies.id, after),
        isNotNull(policies.orderId),
        notExists(db.select().from(policyParties).where(eq(policyParties.policyId, policies.id))),
      ),
    )
    .orderBy(policies.id)
    .limit(500);

/** With the event that changed it, or for a policy from before the column. */
export async function setPolicyRisk(tx: Executor, id: string, risk: Risk): Promise<void> {
  await tx.update(policies).set({ risk }).where(eq(policies.id, id));
}
