/** Stored documents and the short-lived grants to fetch them. */
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../customers/owner-columns';
import { instant } from '../../db/column-types';
import { personalBytes } from '../../personal-data/personal-columns';

export const documents = pgTable(
  'documents',
  {
    id: text().primaryKey(),
    visitorId: text().notNull(),
    /** Null for documents from before this column. */
    visitId: text(),
    /** Id of what it belongs to, e.g. a payment's order: one document per subject and kind. */
    subjectId: text().notNull(),
    kind: text().$type<'policy' | 'quote' | 'addendum' | 'external' | 'healthForm'>().notNull(),
    name: text().notNull(),
    content: personalBytes('documents.content').notNull(),
    /** Hash of the content, hex. */
    sha256: text().notNull(),
    createdAt: instant().notNull(),
    ...ownerColumns(),
  },
  (table) => [uniqueIndex().on(table.subjectId, table.kind), ...ownerIndexes('documents', table)],
);

export const documentGrants = pgTable('document_grants', {
  tokenHash: text().primaryKey(),
  documentId: text()
    .notNull()
    .references(() => documents.id),
  /** `download` works once; `mail` leads to a page that asks who is there (decision 365). */
  kind: text().$type<'download' | 'mail'>().notNull(),
  /** The only visitor who may use it; null for anyone with the link. */
  visitorId: text(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  /** Of a link: so many wrong answers close it. */
  triesLeft: integer().notNull().default(3),
});
