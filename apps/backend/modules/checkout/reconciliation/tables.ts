import type { DiscrepancyKind } from '@emsal/api/desk/discrepancy-shapes';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';

/** Differences between the bank's ledger and our payments, by order. */
export const discrepancies = pgTable(
  'payment_discrepancies',
  {
    orderId: text().notNull(),
    kind: text().$type<DiscrepancyKind>().notNull(),
    /** Kuruş at the bank and with us. */
    atBank: integer().notNull(),
    withUs: integer().notNull(),
    /** For whoever settles the difference by hand. */
    foundAt: instant().notNull(),
    /** When a later reconciliation no longer found it. */
    settledAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
