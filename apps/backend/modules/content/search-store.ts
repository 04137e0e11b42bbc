/** The search over published pages and their questions, in any inflection, with or without Turkish letters. */
import type { SearchHit } from '@emsal/api/calls/cms/shapes';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { textOf, type ContentDocument } from './content-document';
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

/** Which entries match, and how well. */
export interface Match {
  where: SQL;
  rank: SQL;
}
const ranked = (query: SQL): SQL =>
  sql`4 * ts_rank(${contentEntries.titleTerms}, ${query}) + ts_rank(${contentEntries.terms}, ${query})`;
const anyWord = (words: string): SQL => sql`content_query(${words}, '|')`;

/** From the strictest: all words, any of them, a title that is spelt alike. The first that finds something is shown. */
export const matchesOf = (words: string): readonly Match[] => [
  { where: sql`${contentEntries.terms} @@ content_query(${words}, '&')`, rank: ranked(anyWord(words)) },
  { where: sql`${contentEntries.terms} @@ ${anyWord(words)}`, rank: ranked(anyWord(words)) },
  {
    where: sql`content_fold(${words}) <% ${contentEntries.foldedTitle}`,
    rank: sql`word_similarity(content_fold(${words}), ${contentEntries.foldedTitle})`,
  },
];

export const hitsOf = (db: Executor, { where, rank }: Match, page: number) =>
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
    .where(sql`${contentPages.versionId} IS NOT NULL AND ${where}`)
    .orderBy(sql`${rank} DESC`, contentEntries.pageId, contentEntries.position)
    .limit(hitsPerPage)
    .offset((page - 1) * hitsPerPage);

async function countMatches(db: Executor, { where }: Match): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(contentEntries)
    .where(where);
  return row!.total;
}

export interface SearchResult {
  total: number;
  hits: SearchHit[];
}

export async function search(db: Executor, words: string, page: number): Promise<SearchResult> {
  for (const match of matchesOf(words)) {
    const total = await countMatches(db, match);
    if (total > 0) return { total, hits: (await hitsOf(db, match, page)).map(toHit) };
  }
  return { total: 0, hits: [] };
}

function toHit({ position, title, excerpt, slug, category }: Awaited<ReturnType<typeof hitsOf>>[number]): SearchHit {
  const link = position === 0 ? `/${slug}` : `/${slug}#soru-${position}`;
  return { kind: position === 0 ? 'page' : 'question', title, excerpt, link, category };
}
