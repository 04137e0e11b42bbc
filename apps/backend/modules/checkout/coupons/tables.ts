/** Coupons, as the specification calls them: the right to a discount. Its code is the discount code that is typed. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { instant } from '../../../db/column-types';
import { payments } from '../payment/tables';

/** Who may use one, for which offers, how often. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text().primaryKey(),
    title: text().notNull(),
    /** Kuruş; or a percentage of the premium with this as its upper bound. */
    amount: integer().notNull(),
    percent: integer(),
    /** Kuruş: minimum premium. */
    minimumTotal: integer().notNull().default(0),
    /** Null: every line. */
    lines: text().array().$type<LineId[]>(),
    excludedFirmIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Over all customers; null: unlimited. */
    maxUses: integer(),
    /** Owner of a personal coupon; null: anybody. */
    identityHash: text('identity_key'),
    validFrom: instant().notNull(),
    validUntil: instant().notNull(),
  },
  (table) => [index().on(table.identityHash)],
);

/** A coupon used by a payment, and the refund of its discount. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id),
    code: text()
      .notNull()
      .references(() => coupons.code),
    identityHash: text('identity_key').notNull(),
    title: text().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    usedAt: instant().notNull(),
    /** The payment failed: the code can be used again. */
    releasedAt: instant(),
    /** The policy was issued: the discount is refunded to the card by then. */
    dueAt: instant(),
    paidAt: instant(),
  },
  (table) => [
    uniqueIndex('coupon_uses_once_per_person')
      .on(table.code, table.identityHash)
      .where(sql`${table.releasedAt} IS NULL`),
    index('coupon_uses_unpaid')
      .on(table.dueAt)
      .where(sql`${table.paidAt} IS NULL`),
  ],
);
