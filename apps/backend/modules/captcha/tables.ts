import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges that were solved: an answer is valid once. */
export const solvedChallenges = pgTable(
  'solved_challenges',
  {
    signature: text().primaryKey(),
    /** End of the challenge, after which the row is deleted. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
