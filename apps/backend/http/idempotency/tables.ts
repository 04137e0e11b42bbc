import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One attempt at an idempotent call; without `status` it is still running. */
export const attempts = pgTable(
  'attempts',
  {
    visitorId: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    inputHash: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    status: integer(),
    body: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.key] }), index().on(table.startedAt)],
);
