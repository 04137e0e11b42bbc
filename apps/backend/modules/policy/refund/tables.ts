/** Refunds after the sale. Inserting one reserves its amount in the order; the order's check refuses more than remains. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';
import { orderItems } from '../order/tables';
import type { RefundState } from './refund-graph';

export const refunds = pgTable(
  'refunds',
  {
    /** The bank's `refundId`: it refunds each once. */
    id: text().primaryKey(),
    orderId: text().notNull(),
    itemNo: integer().notNull(),
    kind: text().$type<'refund' | 'discount'>().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    state: text().$type<RefundState>().notNull(),
    /** The bank's code of a refusal. */
    reason: text(),
    requestedAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.orderId, table.itemNo], foreignColumns: [orderItems.orderId, orderItems.itemNo] }),
    index().on(table.orderId),
    index('refunds_requested')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'requested'`),
    check('refunds_amount_positive', sql`${table.amount} > 0`),
  ],
);
