import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { bytes, instant } from '../../../db/column-types';

export interface ShownDocument {
  kind: 'informationForm' | 'distanceSale';
  textVersion: string;
  /** SHA-256 of the PDF, hex. */
  sha256: string;
  /** ISO 8601. */
  shownAt: string;
}

/** The disclosed texts as the very files that were shown. */
export const shownFiles = pgTable(
  'shown_files',
  {
    line: text().$type<LineId>().notNull(),
    kind: text().$type<ShownDocument['kind']>().notNull(),
    textVersion: text().notNull(),
    content: bytes().notNull(),
    /** Of the content, hex. */
    sha256: text().notNull(),
    /** Evidence: the file existed before the sales that refer to it. */
    storedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.line, table.kind, table.textVersion] })],
);
