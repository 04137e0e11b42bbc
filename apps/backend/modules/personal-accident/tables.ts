import { pgTable, text } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** What a personal accident policy is asked for with, beside the person. */
export const personalAccidents = pgTable('personal_accidents', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  licenceType: text().notNull(),
});
