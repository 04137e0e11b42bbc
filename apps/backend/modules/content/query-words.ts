/** Prepares what people type for the search: words that say nothing here are left out, forms that the stemmer misses are added. */

/** In most titles of an insurance site, and the question words and pronouns of Turkish. */
const sayNothing =
  /^(?:sigorta\p{L}*|için|icin|nasıl|nasil|neden|nedir|ne|kim|kime|m[iıuü](?:y[iıuü]m|y[iıuü]z|d[iıuü]r|s[iıuü]n)?|ile|ve|var|kadar|bana|beni|benim|siz|size|sizi|biz|bize|bizi)$/u;

const vowel = 'aeıioöuü';
const softened = new RegExp(`(?<=[${vowel}])g(?=[${vowel}])`, 'gu');

/** Endings of verbs, which the stemmer, made for nouns, leaves: `ulaşırım`, `ulaşıyorum`, `ulaşmalıyım`. */
const verbEnding =
  /(?<=\p{L}{3})(?:[ıiuü]yor\p{L}*|[aeıiuü]r(?:[ıiuü]m|[ıiuü]z|s[ıiuü]n)|m[ae]l[ıi]\p{L}*|[dt][ıiuü]m|[ae]c[ae][ğgk]\p{L}*)$/u;

/** With and without something: `muafiyetli`, `muafiyetsiz`. */
const adjectiveEnding = /(?<=\p{L}{4})(?:l[ıiuü]|s[ıiuü]z)(?:l[ae]r)?$/u;

/** `caymak` is `cayma`; `kopegim`, typed without its mark, is softened from `kopek` as `köpeğim` is. */
function formsOf(word: string): string[] {
  const noun = word.replace(/(m[ae])k$/u, '$1');
  const marked = word.replace(softened, 'ğ');
  const verb = word.replace(verbEnding, '');
  const bare = word.replace(adjectiveEnding, '');
  return [...new Set([word, noun, marked, verb, bare])];
}

/** A word each, with all its forms. */
export function queryWords(text: string): string[] {
  const words = text.toLocaleLowerCase('tr').split(/\s+/u).filter(Boolean);
  const telling = words.filter((word) => !sayNothing.test(word));
  return (telling.length > 0 ? telling : words).map((word) => formsOf(word).join(' '));
}
