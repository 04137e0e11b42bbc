import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CookiePurpose } from '@emsal/platform/consent/cookie-consent';
import { personalText } from '../../personal-data/personal-columns';
import { visitors } from '../token/tables';

/** The log of cookie consents: append-only (enforced by a trigger); a visitor's newest row is in effect. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    /** Which text was shown. */
    textVersion: text().notNull(),
    /** The allowed purposes; an empty list refuses or withdraws all. */
    purposes: jsonb().$type<CookiePurpose[]>().notNull(),
    /** Evidence of the consent: the network address that it came from. */
    address: personalText('cookie_consents.address').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Order within the log. */
    position: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [index().on(table.visitorId, table.position)],
);
