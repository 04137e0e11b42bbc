import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { visitors } from '../token/tables';
import { visits } from '../visit/tables';

/** Codes that open a visit in another browser, stored as keyed hashes. */
export const passports = pgTable(
  'passports',
  {
    codeHash: text().primaryKey(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** How many one-time codes may still be requested with it. */
    triesLeft: integer().notNull(),
  },
  (table) => [index().on(table.visitId)],
);

/** Requests for a one-time code with a passport. The one-time code has the id of its request. */
export const passportRequests = pgTable(
  'passport_requests',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    deviceKey: text().notNull(),
    networkKey: text(),
    /** Keyed hash of the input: repeating it within a minute is too soon, a corrected one is not. */
    passportKey: text().notNull().default(''),
    /** Null for an unknown passport. */
    visitId: text().references(() => visits.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.visitorId, table.askedAt),
    index().on(table.deviceKey, table.askedAt),
    index().on(table.networkKey, table.askedAt),
  ],
);
