import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import { personalText } from '../../personal-data/personal-columns';
import { visitors } from '../token/tables';
import { visits } from '../visit/tables';

/** The consent log: append-only except for its owner, who may be known later (enforced by triggers); the newest row of a kind is in effect. */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    /** Null where it was given by a form without a visit, or in the account. */
    visitId: text().references(() => visits.id),
    /** The entry of such a form, which is deleted before its permission. */
    entryId: text(),
    /** The browser that gave it by a form that has neither. */
    visitorId: text().references(() => visitors.id),
    kind: text()
      .$type<'informationNotice' | 'announcement' | 'renewalReminder' | 'healthData' | 'assistant'>()
      .notNull(),
    isGiven: boolean().notNull(),
    /** Which text was shown. */
    textVersion: text(),
    channel: text().notNull(),
    /** Contact that an announcement permission is for. */
    contact: personalText('consents.contact'),
    /** One of `contactTypes` (libs/api/permission-channels). */
    contactType: integer(),
    address: personalText('consents.address').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Order within the log. */
    position: integer().generatedAlwaysAsIdentity(),
    ...ownerColumns(),
  },
  (table) => [
    index().on(table.visitId, table.kind, table.position),
    index()
      .on(table.entryId)
      .where(sql`entry_id IS NOT NULL`),
    index()
      .on(table.visitorId, table.kind, table.position)
      .where(sql`visitor_id IS NOT NULL`),
    check(
      'consents_source',
      sql`CASE num_nonnulls(visit_id, entry_id, visitor_id) WHEN 0 THEN customer_id IS NOT NULL ELSE num_nonnulls(visit_id, entry_id, visitor_id) = 1 END`,
    ),
    ...ownerIndexes('consents', table),
  ],
);
