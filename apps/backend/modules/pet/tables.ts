import { pgTable, text } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** The pet that is insured, as the form last sent it. The day of its birth is `YYYY-MM-DD`. */
export const pets = pgTable('pets', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  typeId: text().notNull(),
  genderId: text().notNull(),
  name: text().notNull(),
  breed: text().notNull(),
  color: text().notNull(),
  birthDate: text().notNull(),
  chipNo: text().notNull(),
});
