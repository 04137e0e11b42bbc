import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import type { StoredDocument } from './content-document';

const searchTerms = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const contentCategories = pgTable('content_categories', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
});

export const contentEditors = pgTable('content_editors', {
  slug: text().primaryKey(),
  name: text().notNull(),
  surname: text().notNull(),
  about: text().notNull(),
});

/** A page; what visitors see is its published version. The columns beside it repeat what lists filter and sort by. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: text().primaryKey(),
    /** Null before the first publication and while the page is taken back. */
    versionId: text(),
    typeId: integer(),
    categorySlug: text().references(() => contentCategories.slug),
    editorSlug: text().references(() => contentEditors.slug),
    publishedAt: instant(),
    changedAt: instant(),
  },
  // Each answers a list alone, without a look at its rows.
  (table) => [
    index()
      .on(table.categorySlug, table.publishedAt.desc(), table.id.desc())
      .where(sql`version_id IS NOT NULL`),
    index()
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`category_slug IS NOT NULL AND version_id IS NOT NULL`),
    index()
      .on(table.editorSlug, table.publishedAt.desc(), table.id.desc())
      .where(sql`version_id IS NOT NULL`),
    index()
      .on(table.typeId, table.publishedAt.desc(), table.id.desc())
      .where(sql`version_id IS NOT NULL`),
  ],
);

/** How many pages of a list were published on each day (UTC), kept by triggers of `content_pages`: a page of a long list is found without counting what stands before it. */
export const contentListDays = pgTable(
  'content_list_days',
  {
    /** `posts`, `category/` and its slug, or `editor/` and its slug. */
    list: text().notNull(),
    day: date().notNull(),
    pages: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.day] })],
);

/** Present and former addresses. A former one leads to its page, not to another address, so that redirects have no circles. */
export const contentSlugs = pgTable(
  'content_slugs',
  {
    slug: text().primaryKey(),
    pageId: text()
      .notNull()
      .references(() => contentPages.id),
    isCurrent: boolean().notNull(),
  },
  (table) => [
    uniqueIndex()
      .on(table.pageId)
      .where(sql`is_current`),
  ],
);

/** Every saved state of a page, numbered; nothing is overwritten. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: text().primaryKey(),
    pageId: text()
      .notNull()
      .references(() => contentPages.id),
    number: integer().notNull(),
    document: jsonb().$type<StoredDocument>().notNull(),
    /** `seed` for the first texts, else who saved it. */
    savedBy: text().notNull(),
    savedAt: instant().notNull(),
    /** When a planned version is published; of a page at most one is planned. */
    publishAt: instant(),
  },
  (table) => [
    unique().on(table.pageId, table.number),
    index()
      .on(table.publishAt)
      .where(sql`publish_at IS NOT NULL`),
    uniqueIndex()
      .on(table.pageId)
      .where(sql`publish_at IS NOT NULL`),
  ],
);

/** What the search finds: a published page (position 0) and each of its questions. */
export const contentEntries = pgTable(
  'content_entries',
  {
    pageId: text()
      .notNull()
      .references(() => contentPages.id),
    position: integer().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    foldedTitle: text().notNull(),
    titleTerms: searchTerms().notNull(),
    terms: searchTerms().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.position] }),
    index().using('gin', table.terms),
    index().using('gin', table.titleTerms),
    index().using('gin', table.foldedTitle.op('gin_trgm_ops')),
  ],
);
