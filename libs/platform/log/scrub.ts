/** Removes personal numbers and one-time codes from a log line as the last safeguard, whatever the line was made from (decision 036). */

const boundaryBefore = '(?<![0-9A-Za-z.])';
const boundaryAfter = '(?![0-9A-Za-z])';

/** Linear expressions, applied in this order, the longest number first: card, telephone, identity. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[A-Za-z0-9._+-]{1,64}(?:@|%40)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/gi, '[mail]'],
  [/\bTR\d{2}(?:[ -]?[0-9A-Z]{4}){5}[ -]?[0-9A-Z]{2}\b/g, '[iban]'],
  [new RegExp(`${boundaryBefore}\\d(?:(?:[ -]|%20|\\+)?\\d){12,18}${boundaryAfter}`, 'g'), '[card]'],
  [
    new RegExp(
      `(?:(?<![0-9A-Za-z.])|(?<=\\+|%2B))(?:90|0)?(?:[ -]|%20)?\\(?5\\d{2}\\)?(?:[ -]|%20)?\\d{3}(?:[ -]|%20)?\\d{2}(?:[ -]|%20)?\\d{2}${boundaryAfter}`,
      'g',
    ),
    '[telephone]',
  ],
  [new RegExp(`${boundaryBefore}\\d{10,11}${boundaryAfter}`, 'g'), '[identity]'],
  // In the text message, which ends in `#123456`, in JSON, also within a string, and in a query.
  [/(kodunuz: ?|#|\bcode\\{0,3}"?[:=] ?\\{0,3}"?)\d{6}(?!\d)/gi, '$1[code]'],
];

export const scrub = (text: string): string =>
  patterns.reduce((scrubbed, [pattern, label]) => scrubbed.replace(pattern, label), text);
