/**
 * Eight hundred queries, inflected and many without Turkish letters, each with its page. The hundreds differ in when they were written:
 * each before the search was tried with it, and after what the hundred before it had shown was mended.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row is `query | slug`. */
const readQueries = (name: string): ReadonlyArray<{ query: string; slug: string }> =>
  readFileSync(join(import.meta.dirname, 'unfamiliar-queries', `${name}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([query = '', slug = '']) => ({ query, slug }));

export const unfamiliarQueries = {
  first: readQueries('first'),
  second: readQueries('second'),
  /** For the ranking that weighs words by how rare they are: 88 were found before what they showed was mended. */
  third: readQueries('third'),
  /** After that: 94 were found. */
  fourth: readQueries('fourth'),
  /** After that: 92 were found. */
  fifth: readQueries('fifth'),
  /** After that: 94 were found. */
  sixth: readQueries('sixth'),
  /** After that: 96 were found. */
  seventh: readQueries('seventh'),
  /** After that: 45 of the first fifty, and 46 of the others once participles and pasts were added. */
  eighth: readQueries('eighth'),
};
