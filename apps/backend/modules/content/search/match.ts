/** Which entries match a query, and how well, as conditions of SQL. */
import { sql, type SQL } from 'drizzle-orm';
import { contentEntries } from '../tables';
import { has, mostRanked, type CountedWord } from './count-words';

export interface Match {
  /** From the better matches to the weaker ones: a further tier is looked at while fewer than are ranked were found. */
  tiers: readonly SQL[];
  rank: SQL;
}
const { foldedTitle, titleTerms, terms } = contentEntries;

const titleHas = (query: string): SQL => sql`${titleTerms} @@ ${query}::tsquery`;
/** As `has`, but read from the entry: no index serves the function. */
const hasWhenRead = (query: string): SQL => sql`ts_match_vq(${terms}, ${query}::tsquery)`;

/** A word of a title says more than one of the text, a rare word more than one that half the entries have. */
const rankOf = ({ query, found = 1 }: CountedWord): SQL =>
  sql`${1 / Math.sqrt(found)}::float8 * ((${has(query)})::int + 2 * coalesce((${titleHas(query)})::int, 0))`;

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` AND `);
/** Prefix queries are slow in the index, so whole words are tried first. */
const whole = (query: string): string => query.replaceAll(':*', '');

/** Of a rare word the index finds all entries, which are read for the others; frequent ones are intersected in the index. */
const withAll = ([rarest, ...others]: readonly CountedWord[]): SQL[] =>
  (rarest?.found ?? 0) < mostRanked
    ? [allOf([has(rarest!.query), ...others.map(({ query }) => hasWhenRead(query))])]
    : [whole, String].map((form) => allOf([rarest!, ...others].map(({ query }) => has(form(query)))));

/** From all words through the rarest to any of them. @param words the rarest first */
function tiersOf(words: readonly CountedWord[]): SQL[] {
  const rarest = words[0]!.query;
  const withRarest = [titleHas(rarest), has(rarest)];
  if (words.length === 1) return withRarest;
  return [...withAll(words), ...withRarest, has(words.map(({ query }) => query).join('|'))];
}

/**
 * Entries with any of the words; the more of them, the rarer, and the more in the title, the further up; a short text before a long one,
 * as if each had 200 words more: an article has about 350, a question 20.
 * @param words the rarest first
 */
export const matchByWords = (words: readonly CountedWord[]): Match => ({
  tiers: tiersOf(words),
  rank: sql`(${sql.join(words.map(rankOf), sql` + `)}) / ln(200 + length(${terms}))`,
});

/** Titles with a word that is spelt alike. */
export const matchBySpelling = (words: string): Match => ({
  tiers: [sql`content_fold(${words}) <% ${foldedTitle}`],
  rank: sql`word_similarity(content_fold(${words}), ${foldedTitle})`,
});
