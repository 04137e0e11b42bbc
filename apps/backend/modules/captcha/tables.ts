import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges that were answered rightly: an answer is good once. */
export const solvedChallenges = pgTable(
  'solved_challenges',
  {
    signature: text().primaryKey(),
    /** After it the challenge itself is worth nothing, and the row may go. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
