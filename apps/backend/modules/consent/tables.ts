import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** The ledger of consents: rows are added, never changed (a trigger refuses it); the newest row of a kind holds. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    kind: text().$type<'informationNotice' | 'announcement'>().notNull(),
    isGiven: boolean().notNull(),
    /** Which text was shown. */
    textVersion: text(),
    channel: text().notNull(),
    /** Contact that an announcement permission is for. */
    contact: text(),
    /** One of `contactTypes` (libs/api/permission-channels). */
    contactType: integer(),
    address: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Order within the ledger. */
    position: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [index().on(table.visitId, table.kind, table.position)],
);
