/** Running payments and live policies by what they insure (decision 239). */
import type { ProductClass } from '@emsal/lines/registry/product-class';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dayRange } from '../../../db/column-types';
import { orderItems } from '../order/tables';

/**
 * A row for each insured thing or person of an order's item. The exclusion constraint `live_sales_one_at_a_time` of the
 * migration refuses two rows with the same class, risk, policyholder and ordinal in overlapping periods.
 */
export const liveSales = pgTable(
  'live_sales',
  {
    orderId: text().notNull(),
    itemNo: integer().notNull(),
    productClass: text().$type<ProductClass>().notNull(),
    /** Blind index of a key of the risk. */
    riskKey: text().notNull(),
    /** Blind index of the policyholder's identity number. */
    policyholderKey: text().notNull(),
    period: dayRange().notNull(),
    /** 1, and more for a policy that was bought knowingly beside another one. */
    ordinal: integer().notNull(),
    /** What the buyer read and confirmed for another policy: evidence, and required by the check below. */
    statement: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemNo, table.riskKey] }),
    foreignKey({ columns: [table.orderId, table.itemNo], foreignColumns: [orderItems.orderId, orderItems.itemNo] }),
    check(
      'live_sales_second_only_if_voluntary_and_confirmed',
      sql`${table.ordinal} = 1 OR (${table.productClass} NOT LIKE 'compulsory%' AND ${table.statement} IS NOT NULL)`,
    ),
  ],
);
