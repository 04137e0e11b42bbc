import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** One-time codes that were sent. Telephone and identity are keyed hashes: they are counted, never read. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    /** Null for a code without a visit: an unknown passport is answered like an existing one. */
    visitId: text().references(() => visits.id),
    /** What the code is valid for. */
    purpose: text().notNull(),
    telephoneHash: text('phone_key').notNull(),
    identityHash: text('identity_key').notNull(),
    /** The browser or customer that requested it; null for codes of earlier releases. */
    requesterId: text(),
    codeHash: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    triesLeft: integer().notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** The provider did not accept the message; the code is not counted. */
    failedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.telephoneHash, table.sentAt), index().on(table.identityHash, table.sentAt)],
);
