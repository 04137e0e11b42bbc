/** SQL of the ledger. */
import { asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { findOrder, onlyItem } from '../order/order-store';
import { ledgerEntries } from './tables';

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;
export type NewEntry = Omit<typeof ledgerEntries.$inferInsert, 'itemNo' | 'position'> & { itemNo?: number };

/** Repeating an entry changes nothing. Throws when it would give back more than the order's balance. */
export async function addLedgerEntry(db: Executor, { itemNo = onlyItem, ...entry }: NewEntry): Promise<void> {
  await db
    .insert(ledgerEntries)
    .values({ ...entry, itemNo })
    .onConflictDoNothing({ target: [ledgerEntries.orderId, ledgerEntries.idempotencyKey] });
}

/** An order is charged once. */
export const enterCapture = (tx: Tx, capture: { orderId: string; amount: number; at: Date }): Promise<void> =>
  addLedgerEntry(tx, { ...capture, kind: 'capture', idempotencyKey: 'capture' });

/** All that is left goes back, because no policy was issued. */
export async function enterReversal(tx: Tx, { orderId, at }: { orderId: string; at: Date }): Promise<void> {
  const amount = (await findOrder(tx, orderId))?.balance ?? 0;
  if (amount > 0) await addLedgerEntry(tx, { orderId, kind: 'refund', amount, idempotencyKey: 'reversal', at });
}

export function ledgerOf(db: Executor, orderId: string): Promise<LedgerEntryRow[]> {
  return db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(asc(ledgerEntries.position));
}

/** Kuruş that were given back to the card for discount codes. */
export const paidDiscountOf = async (db: Executor, orderId: string): Promise<number> =>
  (await ledgerOf(db, orderId)).reduce((sum, { kind, amount }) => (kind === 'discount' ? sum + amount : sum), 0);
