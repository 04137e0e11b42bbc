import { pgTable, text } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';

/** The insured pet as the form last sent it. `birthDate` is `YYYY-MM-DD`. */
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
