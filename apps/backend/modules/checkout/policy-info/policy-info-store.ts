import type { ProductId, QuoteHeaderId, VisitId } from '@emsal/api/calls/identifiers';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { policyInfos } from './tables';

export type PolicyInfoRow = typeof policyInfos.$inferSelect;
export interface OfferKey {
  visitId: VisitId;
  quoteHeaderId: QuoteHeaderId;
  productId: ProductId;
}

/** The latest input wins; the id of the first stays. */
export async function savePolicyInfo(db: Executor, info: typeof policyInfos.$inferInsert): Promise<string> {
  const { id: _id, ...change } = info;
  const [row] = await db
    .insert(policyInfos)
    .values(info)
    .onConflictDoUpdate({
      target: [policyInfos.visitId, policyInfos.quoteHeaderId, policyInfos.productId],
      set: change,
    })
    .returning({ id: policyInfos.id });
  return row!.id;
}

export async function findPolicyInfo(
  db: Executor,
  { visitId, quoteHeaderId, productId }: OfferKey,
): Promise<PolicyInfoRow | undefined> {
  const [row] = await db
    .select()
    .from(policyInfos)
    .where(
      and(
        eq(policyInfos.visitId, visitId),
        eq(policyInfos.quoteHeaderId, quoteHeaderId),
        eq(policyInfos.productId, productId),
      ),
    );
  return row;
}

/** The visit's latest input for any offer: prefills the next one. */
export async function lastPolicyInfo(db: Executor, visitId: VisitId): Promise<PolicyInfoRow | undefined> {
  const [row] = await db
    .select()
    .from(policyInfos)
    .where(eq(policyInfos.visitId, visitId))
    .orderBy(desc(policyInfos.createdAt))
    .limit(1);
  return row;
}
