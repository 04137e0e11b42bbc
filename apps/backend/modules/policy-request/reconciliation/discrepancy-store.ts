import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { couponUses } from '../coupons/tables';
import { payments } from '../payment/tables';
import { discrepancies } from './tables';
import type { Discrepancy, OwnEntry } from './compare-books';

/** Payments begun since `from` that have not moved since `before`: what moves is between two books by nature. */
export async function restingPayments(db: Db, { from, before }: { from: Date; before: Date }): Promise<OwnEntry[]> {
  return db
    .select({
      orderId: payments.id,
      amount: payments.amount,
      isCharged: sql<boolean>`${payments.authorisedAt} IS NOT NULL`,
      isReversed: sql<boolean>`${payments.state} = 'reversed'`,
      paidDiscount: sql<number>`CASE WHEN ${couponUses.paidAt} IS NULL THEN 0 ELSE ${couponUses.amount} END`,
    })
    .from(payments)
    .leftJoin(couponUses, eq(couponUses.paymentId, payments.id))
    .where(and(gte(payments.createdAt, from), lt(payments.changedAt, before)));
}

/** Those of the bank's orders that are payments of ours, of whatever age. */
export async function knownOrders(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.id, [...orderIds]));
  return new Set(rows.map(({ id }) => id));
}

export interface Comparison {
  found: readonly Discrepancy[];
  /** Orders of ours that were compared: a difference of theirs that was not found again is settled. */
  compared: readonly string[];
  at: Date;
}

/** The list as it is now: new ones are added, those that are gone are marked as settled, those of other orders stay. */
export async function storeDiscrepancies(tx: Tx, { found, compared, at }: Comparison): Promise<void> {
  const differing = new Set(found.map(({ orderId }) => orderId));
  const gone = compared.filter((orderId) => !differing.has(orderId));
  await tx
    .update(discrepancies)
    .set({ settledAt: at })
    .where(and(isNull(discrepancies.settledAt), inArray(discrepancies.orderId, gone)));
  for (const row of found)
    await tx
      .insert(discrepancies)
      .values({ ...row, foundAt: at })
      .onConflictDoUpdate({
        target: [discrepancies.orderId, discrepancies.kind],
        set: { atBank: row.atBank, withUs: row.withUs, settledAt: null },
      });
}
