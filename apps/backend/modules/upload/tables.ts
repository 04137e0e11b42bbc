import type { UploadPurpose } from '@emsal/api/calls/upload';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import { personalBytes } from '../../personal-data/personal-columns';
import { visits } from '../visit/tables';

/** Files of a visit, one per purpose. Images are stored re-encoded. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().notNull(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** JPEG. */
    content: personalBytes('uploads.content').notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    ...ownerColumns(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.purpose] }), ...ownerIndexes('uploads', table)],
);
