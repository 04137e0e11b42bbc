import { and, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { couponUses, discrepancies, payments } from '../tables';
import type { Discrepancy, OwnEntry } from './compare-books';

/** Payments that rest: what moves is between two books by nature. */
export async function restingPayments(db: Db, before: Date): Promise<OwnEntry[]> {
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
    .where(lt(payments.changedAt, before));
}

/** Payments that move still: their orders are no surprise at the bank. */
export async function movingOrders(db: Db, since: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(sql`${payments.changedAt} >= ${since}`);
  return new Set(rows.map(({ id }) => id));
}

/** The list as it is now: new ones are added, those that are gone are marked as settled. */
export async function storeDiscrepancies(tx: Tx, found: readonly Discrepancy[], at: Date): Promise<void> {
  const orders = found.map(({ orderId }) => orderId);
  await tx
    .update(discrepancies)
    .set({ settledAt: at })
    .where(
      and(isNull(discrepancies.settledAt), orders.length > 0 ? notInArray(discrepancies.orderId, orders) : undefined),
    );
  for (const row of found)
    await tx
      .insert(discrepancies)
      .values({ ...row, foundAt: at })
      .onConflictDoUpdate({
        target: [discrepancies.orderId, discrepancies.kind],
        set: { atBank: row.atBank, withUs: row.withUs, settledAt: null },
      });
}

export async function openDiscrepancies(db: Db): Promise<(typeof discrepancies.$inferSelect)[]> {
  return db.select().from(discrepancies).where(isNull(discrepancies.settledAt)).orderBy(desc(discrepancies.foundAt));
}
