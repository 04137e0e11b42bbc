import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/column-types';

/** What bank and we tell differently about one order, as the reconciliation found it. */
export const discrepancies = pgTable(
  'payment_discrepancies',
  {
    orderId: text().notNull(),
    kind: text().$type<DiscrepancyKind>().notNull(),
    /** Kuruş at the bank and with us. */
    atBank: integer().notNull(),
    withUs: integer().notNull(),
    foundAt: moment().notNull(),
    /** A later reconciliation did not find it any more. */
    settledAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
export type DiscrepancyKind =
  'orderUnknown' | 'capturedTwice' | 'amountDiffers' | 'notAtBank' | 'notRefunded' | 'refundUnknown';
