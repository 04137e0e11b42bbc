import { pgTable, text } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** Data of a personal accident quote beside the person. */
export const personalAccidents = pgTable('personal_accidents', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  licenceType: text().notNull(),
});
