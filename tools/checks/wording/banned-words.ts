/**
 * Words of the project's former private vocabulary, which must not come back. Add only words and phrases that no plain
 * English sentence needs.
 */

/** Consecutive words of a file name or identifier: `behind paint` matches `behindPaint`, `behind-paint.ts` and `BEHIND_PAINT`. */
export const bannedNames: readonly string[] = [
  'any order',
  'at entry',
  'behind paint',
  'facet',
  'facets',
  'farewell',
  'lends',
  'newcomer',
  'newcomers',
  'quirk',
  'quirks',
  'ways on',
  'whoever',
  'wish',
  'wishes',
  'yardstick',
];

/** Parts of a comment, a test title or a document. */
export const bannedPhrases: readonly string[] = [
  'a house',
  'behind paint',
  'behind the paint',
  'holds nothing',
  'newcomer',
  'newcomers',
  'the house',
  'way on',
  'ways on',
  'who goes says so',
  'who is gone',
  'yardstick',
];
