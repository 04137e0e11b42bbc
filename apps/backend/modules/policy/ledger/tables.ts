/** The money of an order, append-only (enforced by a trigger, which also keeps the order's balance). */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';
import { orderItems } from '../order/tables';

/** `capture` and `extraPremium` come from the customer; `refund` and `discount` (a refund that leaves the premium as it is) go back. */
export type LedgerKind = 'capture' | 'extraPremium' | 'discount' | 'refund';

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    position: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text().notNull(),
    itemNo: integer().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    /** What moved the money: the same movement is entered once. */
    idempotencyKey: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orderId, table.itemNo], foreignColumns: [orderItems.orderId, orderItems.itemNo] }),
    uniqueIndex().on(table.orderId, table.idempotencyKey),
    index().on(table.at),
    check('ledger_entries_amount_positive', sql`${table.amount} > 0`),
    check('ledger_entries_kind_known', sql`${table.kind} IN ('capture', 'extraPremium', 'discount', 'refund')`),
  ],
);
