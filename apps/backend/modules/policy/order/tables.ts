/** Orders: what a customer pays at once. Each item is issued and refunded by itself; policies and ledger entries refer to it. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';

export const orders = pgTable(
  'orders',
  {
    /** The id at the bank and at the insurer. */
    id: text().primaryKey(),
    /** Kuruş: what the customer has paid and not got back. Only the ledger's trigger changes it. */
    balance: integer().notNull().default(0),
    /** Kuruş of refunds that are not finished. Only the refunds' trigger changes it. */
    reserved: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('orders_refund_at_most_the_balance', sql`0 <= ${table.reserved} AND ${table.reserved} <= ${table.balance}`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    itemNo: integer().notNull(),
    /** What was ordered, as bookkeeping keeps it after the payment is deleted. */
    line: text().$type<LineId>().notNull(),
    firmId: integer().notNull(),
    productId: integer().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.itemNo] })],
);
