import { pgTable, text } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../../customers/owner-columns';
import { instant } from '../../../db/column-types';
import { visits } from '../../visit/tables';
import { soldOfferColumn } from '../sold-offer';

/** Offers that an adviser completes. */
export const applications = pgTable(
  'applications',
  {
    /** Ten digits, shown to customers. */
    applicationNo: text().primaryKey(),
    visitId: text()
      .notNull()
      .unique()
      .references(() => visits.id),
    offer: soldOfferColumn('applications.offer').notNull(),
    createdAt: instant().notNull(),
    ...ownerColumns(),
  },
  (table) => ownerIndexes('applications', table),
);
