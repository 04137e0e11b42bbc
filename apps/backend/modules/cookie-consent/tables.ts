import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CookiePurpose } from '@emsal/platform/consent/cookie-consent';
import { visitors } from '../token/tables';

/** The ledger of cookie consents: rows are added, never changed (a trigger refuses it); a visitor's newest row holds. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    /** Which text was shown. */
    textVersion: text().notNull(),
    /** What was allowed; an empty list refuses or takes back. */
    purposes: jsonb().$type<CookiePurpose[]>().notNull(),
    address: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Order within the ledger. */
    position: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [index().on(table.visitorId, table.position)],
);
