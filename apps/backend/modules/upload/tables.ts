import type { UploadPurpose } from '@emsal/api/calls/upload';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../../db/column-types';
import { visits } from '../visit/tables';

/** Files of a visit, one for each purpose. Images are stored as we encoded them, never as they came. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().notNull(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    purpose: text().$type<UploadPurpose>().notNull(),
    /** JPEG. */
    content: bytes().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.purpose] })],
);
