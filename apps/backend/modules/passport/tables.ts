import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { visitors } from '../token/tables';
import { visits } from '../visit/tables';

/** Codes by which a visit is opened elsewhere; only a keyed hash of each is kept. */
export const passports = pgTable(
  'passports',
  {
    codeHash: text().primaryKey(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** How often a one-time code may still be asked for with it. */
    triesLeft: integer().notNull(),
  },
  (table) => [index().on(table.visitId)],
);

/** Who asked for a one-time code with a passport. The code of a request has the request's id. */
export const passportRequests = pgTable(
  'passport_requests',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    deviceKey: text().notNull(),
    /** Keyed hash of what was typed: the same again within the minute is too soon, a corrected one is not. */
    passportKey: text().notNull().default(''),
    /** Null when the passport opens nothing. */
    visitId: text().references(() => visits.id),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.visitorId, table.askedAt), index().on(table.deviceKey, table.askedAt)],
);
