import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { personalJson } from '../../personal-data/personal-columns';

/** One attempt at an idempotent call; without `status` it is still running. */
export const attempts = pgTable(
  'attempts',
  {
    visitorId: text().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    inputHash: text().notNull(),
    /** Whose attempt it is: of a run and the one that took over from it, only the later. Null: an earlier release's. */
    runId: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    status: integer(),
    body: personalJson<unknown>('attempts.body'),
  },
  (table) => [primaryKey({ columns: [table.visitorId, table.key] }), index().on(table.startedAt)],
);
