import { and, desc, eq, gte, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { orders } from '../../policy/order/tables';
import { lateCharge } from '../payment/late-charge';
import { payments } from '../payment/tables';
import { discrepancies } from './tables';
import type { Discrepancy, OwnEntry } from './compare-books';

const { orderId, kind, atBank, withUs, foundAt } = discrepancies;

/** A late charge is in our ledger until the bank has refunded it, and is not ours to keep. */
const isOwedBack = sql`coalesce(${payments.reason} = ${lateCharge.detected}, false)`;

/** Payments started since `from` and unchanged since `before`, without a running refund: a moving payment differs between the two ledgers by nature. */
export async function unchangedPayments(db: Db, { from, before }: { from: Date; before: Date }): Promise<OwnEntry[]> {
  return db
    .select({
      orderId: payments.id,
      kept: sql<number>`CASE WHEN ${isOwedBack} THEN 0 ELSE ${orders.balance} END`.mapWith(Number),
      isReversed: sql<boolean>`${payments.state} = 'reversed' OR ${isOwedBack}`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.id))
    .where(and(gte(payments.createdAt, from), lt(payments.changedAt, before), eq(orders.reserved, 0)));
}

/** Which of the bank's orders are payments of ours, of any age. */
export async function knownOrders(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.id, [...orderIds]));
  return new Set(rows.map(({ id }) => id));
}

/** More would be a fault of the comparison, not differences to settle one by one. */
const mostOpen = 200;

/** What nobody has settled yet, newest first. */
export const openDiscrepancies = (db: Db) =>
  db
    .select({ orderId, kind, atBank, withUs, foundAt })
    .from(discrepancies)
    .where(isNull(discrepancies.settledAt))
    .orderBy(desc(foundAt), orderId, kind)
    .limit(mostOpen);

export interface Comparison {
  discrepancies: readonly Discrepancy[];
  /** Orders that were compared, also unknown ones of the bank: a difference of theirs that was not found again is settled. */
  compared: readonly string[];
  at: Date;
}

/** Adds new discrepancies, marks those that disappeared or became another kind as settled, and leaves those of other orders. */
export async function storeDiscrepancies(
  tx: Tx,
  { discrepancies: discrepancyRows, compared, at }: Comparison,
): Promise<void> {
  const found = discrepancyRows.map(({ orderId, kind }) => sql`(${orderId}, ${kind})`);
  const isFound = sql`(${discrepancies.orderId}, ${discrepancies.kind}) IN (${sql.join(found, sql`, `)})`;
  await tx
    .update(discrepancies)
    .set({ settledAt: at })
    .where(
      and(
        isNull(discrepancies.settledAt),
        inArray(discrepancies.orderId, [...compared]),
        found.length > 0 ? not(isFound) : undefined,
      ),
    );
  for (const row of discrepancyRows)
    await tx
      .insert(discrepancies)
      .values({ ...row, foundAt: at })
      .onConflictDoUpdate({
        target: [discrepancies.orderId, discrepancies.kind],
        set: { atBank: row.atBank, withUs: row.withUs, settledAt: null },
      });
}
