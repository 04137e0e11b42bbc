/** The search over published pages and their questions, in any inflection, with or without Turkish letters. */
import { searchLimits } from '@emsal/api/calls/cms/search-limits';
import type { SearchHit } from '@emsal/api/calls/cms/shapes';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { contentCategories, contentEntries, contentPages, contentSlugs } from '../tables';
import { countWords, mostRanked } from './count-words';
import { matchBySpelling, matchByWords, type Match } from './match';
import { queryWords } from './query-words';

const { hitsPerPage } = searchLimits;
const { pageId, position, title, excerpt } = contentEntries;

/** Each entry once, in the first tier that it is of. */
const ranked = ({ tiers, rank }: Match): SQL => sql`
  ${sql.join(
    tiers.map((tier, at) => {
      const better = tiers.slice(0, at).map((one) => sql`(${one}) IS NOT TRUE`);
      return sql`SELECT ${pageId}, ${position}, ${title}, ${excerpt}, ${rank} AS rank FROM ${contentEntries} WHERE ${sql.join([tier, ...better], sql` AND `)}`;
    }),
    sql` UNION ALL `,
  )} LIMIT ${mostRanked}`;

interface HitRow extends Record<string, unknown> {
  position: number;
  title: string;
  excerpt: string;
  slug: string;
  category: string | null;
  total: number;
}

/** One page of what is ranked, in order; only its entries are joined to their pages. */
export const hitsOf = (match: Match, page: number): SQL => sql`
  SELECT hits.position, hits.title, excerpt, ${contentSlugs.slug}, ${contentCategories.title} AS category, total
  FROM (
    SELECT *, (count(*) OVER ())::int AS total FROM (${ranked(match)}) AS ranked
    ORDER BY rank DESC, page_id, position LIMIT ${hitsPerPage} OFFSET ${(page - 1) * hitsPerPage}
  ) AS hits
  JOIN ${contentPages} ON ${contentPages.id} = hits.page_id
  JOIN ${contentSlugs} ON ${contentSlugs.pageId} = hits.page_id AND ${contentSlugs.isCurrent}
  LEFT JOIN ${contentCategories} ON ${contentCategories.slug} = ${contentPages.categorySlug}
  ORDER BY rank DESC, hits.page_id, hits.position`;

export interface SearchResult {
  /** At most as many as are ranked. */
  total: number;
  /** False where more match than are ranked. */
  isWhole: boolean;
  hits: SearchHit[];
}

async function resultOf(db: Executor, match: Match, page: number): Promise<SearchResult> {
  const { rows } = await db.execute<HitRow>(hitsOf(match, page));
  if (rows.length === 0 && page > 1) return { ...(await resultOf(db, match, 1)), hits: [] };
  const total = rows[0]?.total ?? 0;
  return { total, isWhole: total < mostRanked, hits: rows.map(toHit) };
}

/** One wrong letter in a word of eight. */
const spellingThreshold = sql`SET LOCAL pg_trgm.word_similarity_threshold = 0.45`;

export async function search(db: Executor, words: string, page: number): Promise<SearchResult> {
  const found = await countWords(db, queryWords(words));
  const result = found.length > 0 && (await resultOf(db, matchByWords(found), page));
  if (result && result.total > 0) return result;
  return db.transaction(async (tx) => {
    await tx.execute(spellingThreshold);
    return resultOf(tx, matchBySpelling(words), page);
  });
}

function toHit({ position, title, excerpt, slug, category }: HitRow): SearchHit {
  const link = position === 0 ? `/${slug}` : `/${slug}#soru-${position}`;
  return { kind: position === 0 ? 'page' : 'question', title, excerpt, link, category };
}
