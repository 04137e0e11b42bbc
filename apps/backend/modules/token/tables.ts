import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A browser. Outlives its tokens, so that its visits survive a new token. */
export const visitors = pgTable('visitors', {
  id: text().primaryKey(),
  deviceKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** The hashed halves of a token: the readable one and the HttpOnly secret. */
export const visitorTokens = pgTable(
  'visitor_tokens',
  {
    tokenHash: text().primaryKey(),
    secretHash: text().notNull().unique(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Two hours after the last use. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.visitorId)],
);
