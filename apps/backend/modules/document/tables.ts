/** Stored documents and the short-lived permissions to fetch them. */
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/column-types';

export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    visitorId: text().notNull(),
    /** What it belongs to, e.g. a payment's order id: one document per subject and kind. */
    subjectId: text().notNull(),
    kind: text().$type<'policy' | 'quote'>().notNull(),
    name: text().notNull(),
    content: bytes().notNull(),
    /** Of the content, hex. */
    sha256: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.subjectId, table.kind)],
);

export const documentGrants = pgTable('document_grants', {
  tokenHash: text().primaryKey(),
  documentId: text()
    .notNull()
    .references(() => documents.id),
  /** `download` opens once; `mail` leads to downloads until it expires. */
  kind: text().$type<'download' | 'mail'>().notNull(),
  /** Whose browser may use it; null for whoever holds the mail. */
  visitorId: text(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});
