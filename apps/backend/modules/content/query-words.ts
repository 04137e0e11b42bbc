/** Prepares what people type for the search: words that say nothing here are left out, forms that the stemmer misses are added. */

/** In most titles of an insurance site, and the question words of Turkish. */
const sayNothing =
  /^(?:sigorta\p{L}*|için|icin|nasıl|nasil|neden|nedir|ne|kim|kime|mi|mı|mu|mü|miyim|mıyım|ile|ve|var)$/u;

const vowel = 'aeıioöuü';
const softened = new RegExp(`(?<=[${vowel}])g(?=[${vowel}])`, 'gu');

/** `caymak` is `cayma`; `kopegim`, typed without its mark, is softened from `kopek` as `köpeğim` is. */
function formsOf(word: string): string[] {
  const noun = word.replace(/(m[ae])k$/u, '$1');
  const marked = word.replace(softened, 'ğ');
  return [...new Set([word, noun, marked])];
}

export function queryWords(text: string): string {
  const words = text.toLocaleLowerCase('tr').split(/\s+/u).filter(Boolean);
  const telling = words.filter((word) => !sayNothing.test(word));
  return (telling.length > 0 ? telling : words).flatMap(formsOf).join(' ');
}
