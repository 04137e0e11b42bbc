/** Discount codes and their uses. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { moment } from '../../../db/column-types';
import { payments } from '../payment/tables';

/** Who may use one, for what, how often. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text().primaryKey(),
    title: text().notNull(),
    /** Kuruş; or a percentage of the premium with this as its upper bound. */
    amount: integer().notNull(),
    percent: integer(),
    /** Kuruş: the least premium. */
    minimumTotal: integer().notNull().default(0),
    /** Null: every line. */
    lines: text().array().$type<LineId[]>(),
    excludedFirmIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Over all customers; null: without end. */
    maxUses: integer(),
    /** Whose coupon it is; null: anybody's. */
    identityKey: text(),
    validFrom: moment().notNull(),
    validUntil: moment().notNull(),
  },
  (table) => [index().on(table.identityKey)],
);

/** A coupon that a payment spent, and the discount's way back to the card. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id),
    code: text()
      .notNull()
      .references(() => coupons.code),
    identityKey: text().notNull(),
    title: text().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    usedAt: moment().notNull(),
    /** The payment failed: the code is free again. */
    releasedAt: moment(),
    /** The policy is there: the discount goes back to the card by then. */
    dueAt: moment(),
    paidAt: moment(),
  },
  (table) => [
    uniqueIndex('coupon_uses_once_per_person')
      .on(table.code, table.identityKey)
      .where(sql`${table.releasedAt} IS NULL`),
    index('coupon_uses_unpaid')
      .on(table.dueAt)
      .where(sql`${table.paidAt} IS NULL`),
  ],
);
