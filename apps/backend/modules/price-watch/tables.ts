/** Watches of prices, and what each asking found. The visit is a copy that only the watch asks with. */
import type { WatchFrequency } from '@emsal/api/price-watch';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/tables';
import { instant } from '../../db/column-types';

export const priceWatches = pgTable(
  'price_watches',
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    visitId: text().notNull(),
    /** The policy that is to be renewed, where the watch began without a list; its first question is still to come until it has an asking. */
    policyId: text(),
    /** Keyed hash of line and thing: one watch of each. */
    thingKey: text().notNull(),
    /** Kuruş; null for every change. */
    goal: integer(),
    frequency: text().$type<WatchFrequency>().notNull(),
    byMail: boolean().notNull(),
    bySms: boolean().notNull(),
    createdAt: instant().notNull(),
    nextAskAt: instant().notNull(),
    pausedAt: instant(),
    endedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.thingKey), index().on(table.nextAskAt)],
);

export const priceAskings = pgTable(
  'price_askings',
  {
    watchId: text()
      .notNull()
      .references(() => priceWatches.id, { onDelete: 'cascade' }),
    quoteId: text().notNull(),
    askedAt: instant().notNull(),
    /** The lowest, in kuruş; null when nobody offered. */
    price: integer(),
    /** The customer was notified of it. */
    isNotified: boolean('is_told').notNull(),
  },
  (table) => [primaryKey({ columns: [table.watchId, table.quoteId] })],
);
