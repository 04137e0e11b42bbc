import type { ImageFormat } from '@emsal/api/image-path';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../db/column-types';

/** Pictures that editors uploaded. */
export const contentImages = pgTable('content_images', {
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Who answers for the picture's rights, and since when; read when somebody claims them. */
  uploadedBy: text().notNull(),
  uploadedAt: instant().notNull(),
});

export const contentImageFiles = pgTable(
  'content_image_files',
  {
    imageId: text()
      .notNull()
      .references(() => contentImages.id),
    width: integer().notNull(),
    format: text().$type<ImageFormat>().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.width, table.format] })],
);
