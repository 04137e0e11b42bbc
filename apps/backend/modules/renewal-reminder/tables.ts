import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** Reminders of a running policy's end. The consent log holds the telephone that each was ordered for. */
export const renewalReminders = pgTable(
  'renewal_reminders',
  {
    visitId: text()
      .primaryKey()
      .references(() => visits.id),
    /** Calendar days in Turkey. */
    policyEnd: text().notNull(),
    remindOn: text().notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.remindOn)],
);
