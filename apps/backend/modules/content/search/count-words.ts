/** In how many entries each word of a query stands, which decides how entries are found and ranked. */
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { contentEntries } from '../tables';

/** Ranking reads entries whole: of a word that half of them have, all would take seconds. */
export const mostRanked = 100;

/** What is searched for: a word in all its forms as PostgreSQL's query, and in how many entries it stands. */
export interface CountedWord {
  query: string;
  /** Absent of a word that is searched for alone, which needs no weight. */
  found?: number;
}

/** An entry in which the word stands. */
export const has = (query: string): SQL => sql`${contentEntries.terms} @@ ${query}::tsquery`;
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
async function countWord(db: Executor, query: string): Promise<Required<CountedWord>> {
  const { rows } = await db.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM (${entriesWith(query)} LIMIT ${mostRanked}) AS counted`,
  );
  const { found } = rows[0]!;
  return { query, found: found < mostRanked ? found : await estimate(db, query) };
}

/** The rarest first. */
export async function countWords(db: Executor, words: readonly string[]): Promise<CountedWord[]> {
  const queries = await queriesOf(db, words);
  if (queries.length === 1) return [{ query: queries[0]! }];
  const counted = await Promise.all(queries.map((query) => countWord(db, query)));
  return counted.filter(({ found }) => found > 0).toSorted((a, b) => a.found - b.found);
}
