import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** One-time codes that were sent. Telephone and identity are keyed hashes: they are counted, never read. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    /** Null where the code opens no visit: a passport that does not exist is answered like one that does. */
    visitId: text().references(() => visits.id),
    /** What a right code allows; a code of another purpose is wrong. */
    purpose: text().notNull(),
    phoneKey: text().notNull(),
    identityKey: text().notNull(),
    codeHash: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    triesLeft: integer().notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** The provider did not take it: it counts against nobody. */
    failedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.visitId, table.purpose, table.sentAt),
    index().on(table.phoneKey, table.sentAt),
    index().on(table.identityKey, table.sentAt),
  ],
);
