/** The search over published pages and their questions, in any inflection, with or without Turkish letters. */
import { searchLimits } from '@emsal/api/calls/cms/search-limits';
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import type { SearchHit } from '@emsal/api/calls/cms/shapes';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { queryWords } from './query-words';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { textOf } from './content-document';
import { contentCategories, contentEntries, contentPages, contentSlugs } from './tables';

const { hitsPerPage } = searchLimits;
const excerptLength = 180;

const shorten = (text: string): string =>
  text.length <= excerptLength ? text : `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`;

interface Entry {
  title: string;
  excerpt: string;
  text: string;
}

/** The page itself, then its questions, whose position is their anchor. */
const entriesOf = ({ title, shortContent, blocks }: ContentDocument): Entry[] => [
  { title, excerpt: shortContent, text: [title, shortContent, ...blocks.map(textOf)].join(' ') },
  ...blocks
    .flatMap((block) => (block.kind === 'questions' ? block.items : []))
    .map(({ question, answer }) => ({
      title: question,
      excerpt: shorten(answer),
      text: `${question} ${answer}`,
    })),
];

export async function indexPage(tx: Tx, pageId: string, document: ContentDocument): Promise<void> {
  await tx.delete(contentEntries).where(eq(contentEntries.pageId, pageId));
  // The search is over posts and information pages.
  if (isProductPage(document)) return;
  await tx.insert(contentEntries).values(
    entriesOf(document).map(({ title, excerpt, text }, position) => ({
      pageId,
      position,
      title,
      excerpt,
      foldedTitle: sql<string>`content_fold(${title})`,
      titleTerms: sql<string>`content_terms(${title})`,
      terms: sql<string>`content_terms(${text})`,
    })),
  );
}

/** Ranking reads entries whole: of a word that half of them have, all would take seconds. */
export const mostRanked = 100;

/** Which entries match, and how well. */
export interface Match {
  /** From the better kinds of match to the weaker ones: a weaker one is looked at while fewer than are ranked were found. */
  kinds: readonly SQL[];
  rank: SQL;
}
const { pageId, position, title, excerpt, foldedTitle, titleTerms, terms } = contentEntries;

/** What is searched for: a word in all its forms as PostgreSQL's query, and in how many entries it stands. */
export interface CountedWord {
  query: string;
  found: number;
}

const has = (query: string): SQL => sql`${terms} @@ ${query}::tsquery`;
const titleHas = (query: string): SQL => sql`${titleTerms} @@ ${query}::tsquery`;
/** As `has`, but read from the entry: no index serves the function. */
const hasWhenRead = (query: string): SQL => sql`ts_match_vq(${terms}, ${query}::tsquery)`;
const entriesWith = (query: string): SQL => sql`SELECT FROM ${contentEntries} WHERE ${has(query)}`;

/** The words after them are not searched for. */
const maxWords = 12;

/** Stop words are left out. */
async function queriesOf(db: Executor, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ query: string }>(
    sql`SELECT query FROM unnest(${sql.param(words.slice(0, maxWords))}::text[]) AS word, content_query(word, '|') AS query WHERE query IS NOT NULL`,
  );
  return rows.map(({ query }) => query);
}

/** The planner's estimate, which reads no entry. */
async function estimate(db: Executor, query: string): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) ${entriesWith(query)}`,
  );
  return Math.max(mostRanked, rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']);
}

/** Counted as far as are ranked, estimated beyond. */
async function countWord(db: Executor, query: string): Promise<CountedWord> {
  const { rows } = await db.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM (${entriesWith(query)} LIMIT ${mostRanked}) AS counted`,
  );
  const { found } = rows[0]!;
  return { query, found: found < mostRanked ? found : await estimate(db, query) };
}

/** The rarest first. A word alone needs no weight. */
export async function countWords(db: Executor, words: readonly string[]): Promise<CountedWord[]> {
  const queries = await queriesOf(db, words);
  if (queries.length === 1) return [{ query: queries[0]!, found: 1 }];
  const counted = await Promise.all(queries.map((query) => countWord(db, query)));
  return counted.filter(({ found }) => found > 0).toSorted((a, b) => a.found - b.found);
}

/** A word of a title says more than one of the text, a rare word more than one that half the entries have. */
const rankOf = ({ query, found }: CountedWord): SQL =>
  sql`${1 / Math.sqrt(found)}::float8 * ((${has(query)})::int + 2 * coalesce((${titleHas(query)})::int, 0))`;

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);
/** Beginnings of words take the index long to collect, words themselves do not. */
const whole = (query: string): string => query.replaceAll(':*', '');

/** Of a rare word the index finds all entries, which are read for the others; frequent ones are intersected in the index. */
const withAll = ([rarest, ...others]: readonly CountedWord[]): SQL[] =>
  rarest!.found < mostRanked
    ? [allOf([has(rarest!.query), ...others.map(({ query }) => hasWhenRead(query))])]
    : [whole, String].map((form) => allOf([rarest!, ...others].map(({ query }) => has(form(query)))));

/** From all words through the rarest to any of them. @param words the rarest first */
function kindsOf(words: readonly CountedWord[]): SQL[] {
  const rarest = words[0]!.query;
  const withRarest = [titleHas(rarest), has(rarest)];
  if (words.length === 1) return withRarest;
  return [...withAll(words), ...withRarest, has(words.map(({ query }) => query).join('|'))];
}

/**
 * Entries with any of the words; the more of them, the rarer, and the more in the title, the further up; a short text before a long one.
 * @param words the rarest first
 */
export const matchByWords = (words: readonly CountedWord[]): Match => ({
  kinds: kindsOf(words),
  rank: sql`(${sql.join(words.map(rankOf), sql` + `)}) / ln(20 + length(${terms}))`,
});

/** Titles with a word that is spelt alike. */
export const matchBySpelling = (words: string): Match => ({
  kinds: [sql`content_fold(${words}) <% ${foldedTitle}`],
  rank: sql`word_similarity(content_fold(${words}), ${foldedTitle})`,
});

/** Each entry once, of the first kind that it is of. */
const ranked = ({ kinds, rank }: Match): SQL => sql`
  ${sql.join(
    kinds.map((kind, at) => {
      const better = kinds.slice(0, at).map((one) => sql`(${one}) IS NOT TRUE`);
      return sql`SELECT ${pageId}, ${position}, ${title}, ${excerpt}, ${rank} AS rank FROM ${contentEntries} WHERE ${sql.join([kind, ...better], sql` AND `)}`;
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
  /** No more than these match. */
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
