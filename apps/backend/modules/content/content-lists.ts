/** Lists of published pages, newest first. Of a list with days, the start of a page is looked up instead of counted to. */
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { allPosts } from '@emsal/platform/content/all-posts';
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { contentListDays, contentPages, contentSlugs } from './tables';

export const isPublished = isNotNull(contentPages.versionId);
const isPost = and(isPublished, isNotNull(contentPages.categorySlug));
/** As the indexes are ordered. */
export const newestFirst = [sql`${contentPages.publishedAt} DESC NULLS LAST`, sql`${contentPages.id} DESC NULLS LAST`];

export interface Slice {
  /** From 1. */
  page: number;
  limit: number;
}

export interface PageList {
  where: SQL | undefined;
  /** Its name in `content_list_days`; null for a list of which only the first page is shown. */
  days: string | null;
}
export type DatedList = PageList & { days: string };

export const ofCategory = (slug: string): DatedList =>
  slug === allPosts
    ? { where: isPost, days: 'posts' }
    : { where: and(isPost, eq(contentPages.categorySlug, slug)), days: `category/${slug}` };
export const ofEditor = (slug: string): DatedList => ({
  where: and(isPublished, eq(contentPages.editorSlug, slug)),
  days: `editor/${slug}`,
});
export const ofType = (typeId: number): PageList => ({
  where: and(isPublished, eq(contentPages.typeId, typeId)),
  days: null,
});
const productSlugs = Object.values(lineAddresses).map(({ slug }) => slug);
export const isProduct = inArray(contentSlugs.slug, productSlugs);
/** The landing pages of products. */
export const ofProducts: PageList = {
  where: and(
    isPublished,
    sql`${contentPages.id} IN (SELECT page_id FROM content_slugs WHERE is_current AND slug IN ${productSlugs})`,
  ),
  days: null,
};
export const outsideBlog: PageList = {
  where: and(isPublished, sql`${contentPages.categorySlug} IS NULL`),
  days: null,
};

const { list, day, pages } = contentListDays;

/** The end of the day on which the page after so many was published, and how many are newer than that day. */
const startOf = (days: string, skipped: number): SQL => sql`
  SELECT (day + 1)::timestamp AT TIME ZONE 'UTC' AS until, through - pages AS newer
  FROM (
    SELECT ${day}, ${pages}, sum(${pages}) OVER (ORDER BY ${day} DESC) AS through
    FROM ${contentListDays} WHERE ${list} = ${days}
  ) AS days
  WHERE through > ${skipped} ORDER BY day DESC LIMIT 1`;

/** The ids of one page of a list, from indexes alone; the cards are joined to these. */
export function idsOf({ where, days }: PageList, { page, limit }: Slice): SQL {
  const skipped = (page - 1) * limit;
  const ids = sql`SELECT ${contentPages.id} FROM ${contentPages} WHERE ${where}`;
  const sorted = sql`ORDER BY ${sql.join(newestFirst, sql`, `)} LIMIT ${limit}`;
  if (days === null || skipped === 0) return sql`${ids} ${sorted} OFFSET ${skipped}`;
  return sql`
    WITH start AS (${startOf(days, skipped)})
    ${ids} AND ${contentPages.publishedAt} < (SELECT until FROM start)
    ${sorted} OFFSET (SELECT ${skipped} - newer FROM start)`;
}

/** How many pages a list has. */
export async function countList(db: Executor, { days }: DatedList): Promise<number> {
  const [row] = await db
    .select({ pages: sql<number>`coalesce(sum(${pages}), 0)::int` })
    .from(contentListDays)
    .where(eq(list, days));
  return row!.pages;
}
