import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/column-types';
import { visits } from '../../visit/tables';
import type { StoredOffer } from '../chosen-offer';

/** Offers that an adviser finishes. */
export const applications = pgTable('applications', {
  /** Ten digits for people. */
  applicationNo: text().primaryKey(),
  visitId: text()
    .notNull()
    .unique()
    .references(() => visits.id),
  offer: jsonb().$type<StoredOffer>().notNull(),
  createdAt: moment().notNull(),
});
