/** The search over published pages and their questions, in any inflection, with or without Turkish letters. */
import { isProductPage } from '@emsal/api/calls/cms/product-page';
import type { SearchHit } from '@emsal/api/calls/cms/shapes';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { queryWords } from './query-words';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { textOf } from './content-document';
import { contentCategories, contentEntries, contentPages, contentSlugs } from './tables';

export const hitsPerPage = 10;
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

/** Entries that are ranked of each kind of match: ranking reads them whole, so that all of a frequent word would take seconds. */
const mostRanked = 150;

/** Which entries match, and how well. */
export interface Match {
  /** From the better kinds of match to the weaker ones. */
  wheres: readonly SQL[];
  rank: SQL;
}
const anyOf = (words: string): SQL => sql`content_query(${words}, '|')`;

/** What is searched for, with its forms, and in how many entries it stands. */
export interface CountedWord {
  word: string;
  found: number;
}

/** More make a word no commoner. */
const maxCounted = 1000;
/** The words after them are not searched for. */
const maxWords = 12;

export async function countWords(db: Executor, words: readonly string[]): Promise<CountedWord[]> {
  const counted = words.slice(0, maxWords).map(async (word) => {
    const some = db
      .select({ position: contentEntries.position })
      .from(contentEntries)
      .where(sql`${contentEntries.terms} @@ ${anyOf(word)}`)
      .limit(maxCounted)
      .as('some_entries');
    const [row] = await db.select({ found: sql<number>`count(*)::int` }).from(some);
    return { word, found: row!.found };
  });
  return (await Promise.all(counted)).filter(({ found }) => found > 0);
}

/** A word of a title says more than one of the text, a rare word more than one that half the entries have. */
const rankOf = ({ word, found }: CountedWord): SQL =>
  sql`${1 / Math.sqrt(found)}::float8 * ((${contentEntries.terms} @@ ${anyOf(word)})::int + 2 * coalesce((${contentEntries.titleTerms} @@ ${anyOf(word)})::int, 0))`;

/** Entries with any of the words; the more of them, the rarer, and the more in the title, the further up; a short text before a long one. */
export const matchByWords = (words: readonly CountedWord[]): Match => ({
  wheres: [
    sql.join(
      words.map(({ word }) => sql`${contentEntries.terms} @@ ${anyOf(word)}`),
      sql` AND `,
    ),
    sql`${contentEntries.terms} @@ ${anyOf(words.map(({ word }) => word).join(' '))}`,
  ],
  rank: sql`(${sql.join(words.map(rankOf), sql` + `)}) / ln(20 + length(${contentEntries.terms}))`,
});

/** Titles with a word that is spelt alike. */
export const matchBySpelling = (words: string): Match => ({
  wheres: [sql`content_fold(${words}) <% ${contentEntries.foldedTitle}`],
  rank: sql`word_similarity(content_fold(${words}), ${contentEntries.foldedTitle})`,
});

const key = sql`${contentEntries.pageId}, ${contentEntries.position}`;

/** The keys of what is ranked, each once. */
const ranked = ({ wheres }: Match): SQL =>
  sql.join(
    wheres.map((where) => sql`(SELECT ${key} FROM ${contentEntries} WHERE ${where} LIMIT ${mostRanked})`),
    sql` UNION `,
  );

export const hitsOf = (db: Executor, match: Match, page: number) =>
  db
    .select({
      position: contentEntries.position,
      title: contentEntries.title,
      excerpt: contentEntries.excerpt,
      slug: contentSlugs.slug,
      category: contentCategories.title,
    })
    .from(contentEntries)
    .innerJoin(contentPages, eq(contentPages.id, contentEntries.pageId))
    .innerJoin(contentSlugs, sql`${contentSlugs.pageId} = ${contentPages.id} AND ${contentSlugs.isCurrent}`)
    .leftJoin(contentCategories, eq(contentCategories.slug, contentPages.categorySlug))
    .where(sql`${contentPages.versionId} IS NOT NULL AND (${key}) IN (${ranked(match)})`)
    .orderBy(sql`${match.rank} DESC`, contentEntries.pageId, contentEntries.position)
    .limit(hitsPerPage)
    .offset((page - 1) * hitsPerPage);

/** At most all that are ranked. */
async function countMatches(db: Executor, match: Match): Promise<number> {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(sql`(${ranked(match)}) AS ranked`);
  return row!.total;
}

export interface SearchResult {
  total: number;
  hits: SearchHit[];
}

async function resultOf(db: Executor, match: Match, page: number): Promise<SearchResult> {
  const total = await countMatches(db, match);
  return { total, hits: total > 0 ? (await hitsOf(db, match, page)).map(toHit) : [] };
}

/** One wrong letter in a word of eight. */
const spellingThreshold = sql`SET LOCAL pg_trgm.word_similarity_threshold = 0.45`;

export async function search(db: Executor, words: string, page: number): Promise<SearchResult> {
  const found = await countWords(db, queryWords(words));
  if (found.length > 0) return resultOf(db, matchByWords(found), page);
  return db.transaction(async (tx) => {
    await tx.execute(spellingThreshold);
    return resultOf(tx, matchBySpelling(words), page);
  });
}

function toHit({ position, title, excerpt, slug, category }: Awaited<ReturnType<typeof hitsOf>>[number]): SearchHit {
  const link = position === 0 ? `/${slug}` : `/${slug}#soru-${position}`;
  return { kind: position === 0 ? 'page' : 'question', title, excerpt, link, category };
}
