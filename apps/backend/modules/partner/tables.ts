/** Partner applications that were accepted, each id once. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const partnerApplications = pgTable('partner_applications', {
  /** The partner and its own id of the application, as a hash. */
  idHash: text().primaryKey(),
  partner: text().notNull(),
  visitId: text().notNull(),
  takenAt: timestamp({ withTimezone: true }).notNull(),
});
