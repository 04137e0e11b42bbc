/** What the sitemap lists: pages of editors in parts, and with the first part the lists of a category or an author that have posts. */
import { and, count, desc, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { categoryLink } from './category-link';
import { isProduct, isPublished } from './content-lists';
import { contentPages, contentSlugs } from './tables';

/** Pages in one part of the sitemap. */
const partSize = 10_000;

const changedAt = (column: unknown) => sql<Date>`${column}`.mapWith(contentPages.changedAt);

/** The site lists the pages of products itself. */
const isListed = (typeIds: readonly number[]) =>
  and(isPublished, not(isProduct), sql`${contentPages.typeId} IN ${typeIds}`);

const hasSlug = and(eq(contentSlugs.pageId, contentPages.id), contentSlugs.isCurrent);

export async function countSitemapParts(db: Executor, typeIds: readonly number[]): Promise<number> {
  const [row] = await db
    .select({ pages: count() })
    .from(contentPages)
    .innerJoin(contentSlugs, hasSlug)
    .where(isListed(typeIds));
  return Math.max(1, Math.ceil(row!.pages / partSize));
}

const listPages = (db: Executor, typeIds: readonly number[], part: number) =>
  db
    .select({
      seoUrl: contentSlugs.slug,
      typeId: sql<number>`${contentPages.typeId}`,
      isPost: sql<boolean>`${contentPages.categorySlug} IS NOT NULL`,
      changedAt: changedAt(contentPages.changedAt),
    })
    .from(contentPages)
    .innerJoin(contentSlugs, hasSlug)
    .where(isListed(typeIds))
    .orderBy(desc(contentPages.id))
    .limit(partSize)
    .offset(part * partSize);

/** The lists that a column makes of the posts, changed when a page of theirs was. */
async function listLists(db: Executor, by: PgColumn, pathOf: (slug: string) => string) {
  const rows = await db
    .select({ slug: sql<string>`${by}`, changedAt: changedAt(sql`max(${contentPages.changedAt})`) })
    .from(contentPages)
    .where(and(isPublished, isNotNull(by)))
    .groupBy(by)
    .orderBy(by);
  return rows.map(({ slug, changedAt }) => ({ seoUrl: pathOf(slug), typeId: null, isPost: false, changedAt }));
}

export async function sitemapAddresses(db: Executor, typeIds: readonly number[], part: number) {
  const pages = listPages(db, typeIds, part);
  if (part > 0) return pages;
  const categories = listLists(db, contentPages.categorySlug, (slug) => categoryLink(slug).slice(1));
  const authors = listLists(db, contentPages.editorSlug, (slug) => `yazar/${slug}`);
  return (await Promise.all([pages, categories, authors])).flat();
}
