/** Prepares what people type for the search: words that say nothing here are left out, forms that the stemmer misses are added. */

/** In most titles of an insurance site, and the question words and pronouns of Turkish. */
const sayNothing =
  /^(?:sigorta(?!s[ıi]z)\p{L}*|için|icin|nasıl|nasil|neden|nedir|ne|kim|kime|hangi\p{L}*|ist(?:iyor|er|emek)\p{L}*|m[iıuü](?:y[iıuü]m|y[iıuü]z|d[iıuü]r|s[iıuü]n)?|ile|ve|var|ka[çc]|kadar|bir|ol(?:an|mayan|ur|maz|du|uyor|acak)\p{L}*|bana|beni|benim|siz|size|sizi|biz|bize|bizi)$/u;

const vowel = 'aeıioöuü';
const softened = new RegExp(`(?<=[${vowel}])g(?=[${vowel}])`, 'gu');

/** Endings of verbs, which the stemmer, made for nouns, leaves, each with an example. */
const verbEndings = [
  /[ıiuü]yor\p{L}*/u, // ulaşıyorum
  /(?:[ıiuü][ln]|(?<=[ae])n)[ıiuü]r/u, // yapılır
  /[aeıiuü]r(?:[ıiuü]m|[ıiuü]z|s[ıiuü]n|s[ae]|l[ae]r)/u, // ulaşırsa
  /m[ae]zs[ae]/u, // ulaşmazsa
  /m[ıiuü][şs](?:[ıiuü]m|[ıiuü]z|s[ıiuü]n|l[ae]r)?/u, // yenilememişim
  /[aeıiuü]rken/u, // alırken
  /m[ae]l[ıi]\p{L}*/u, // ulaşmalıyım
  /[dt][ıiuü](?:m|[ğgk]\p{L}*)/u, // vazgeçtim
  /(?<=\p{L}{4})[dt][ıiuü](?:ysa\p{L}*|l[ae]r|n(?:[ıiuü]z)?)?/u, // bağlandıysa
  /[ae]c[ae][ğgk]\p{L}*/u, // ödeyeceğim
  /(?<=\p{L}{4})(?<![dt])y?[ae]n(?:l[ae]r)?/u, // yaralanan
];
const verbEnding = new RegExp(`(?<=\\p{L}{3})(?:${verbEndings.map(({ source }) => source).join('|')})$`, 'u');

/** What somebody makes happen, or what is done: `geciktir`, `takıl`. */
const voice = /(?<=\p{L}{3})(?:[dt][ıiuü]r|[ıiuü]l|[ıiuü]n)$/u;

/** Somebody's, after a vowel, where the stemmer leaves an s: `bataryası`, `parçasının`. */
const possessive = new RegExp(`(?<=\\p{L}{2}[${vowel}])s[ıiuü](?:n(?:[ıiuü]n?|[ae]|d[ae]n?)|yl[ae])?$`, 'u');

/** With and without something: `muafiyetli`, `muafiyetsiz`. */
const adjectiveEnding = /(?<=\p{L}{4})(?:l[ıiuü]|s[ıiuü]z)(?:l[ae]r)?$/u;

/** Abbreviations of consonants, which take endings like words: `sbmde`, `sgkdan`. */
const abbreviation = /^([b-df-hj-np-tv-z]{3})\p{L}{1,5}$/u;

/** What people say for words of our pages; each stands for all words that begin with it. */
const saidFor: ReadonlyArray<readonly [begins: RegExp, ours: string]> = [
  [/^(?:araba|otomobil)/u, 'araç'],
  [/^(?:vazge[çc]|cay(?:d|ar|ab))/u, 'cayma'],
  [/^k[ıi]yas/u, 'karşılaştır'],
  [/^kar[şs][ıi]la[şs]t/u, 'kıyas'],
  [/^geri$/u, 'iade'],
  [/^sat(?:t|ma|ar|[ıi](?:yor|l))/u, 'satış'],
  [/^mikro[çc]ip/u, 'çip'],
  [/^[sş]engen/u, 'schengen'],
  [/^(?:euro|avro)/u, 'avro'],
  [/^firma/u, 'şirket'],
  [/^tamir/u, 'onarım'],
  [/^kar[şs][ıi]la(?![şs]t)/u, 'öde'],
  [/^(?:sakat|yaralan)/u, 'bedeni'], // bodily injury, the cover
  [/^yaralan/u, 'yaralı'], // the injured, in articles
  [/^(?:tutar|azami|maksimum|fazla$|y[üu]ksek$)/u, 'limit'], // how much is paid at most
  [/^tck?n?/u, 'kimlik'],
  [/^ay[ıi]r(?:an|t|d)/u, 'fark'],
  [/^edevlet/u, 'devlet'],
  [/^(?:sahte|doland[ıi]r)/u, 'güvenli'],
  [/^yurtd[ıi][şs]/u, 'yurt'],
  [/^gebe/u, 'hamile'],
  [/^hamile/u, 'gebe'],
];

/** The noun of a verb, as titles have it: `gecik` is `gecikme`. */
const doing = (root: string): string => `${root}m${/[aıou][^aeıioöuü]*$/u.test(root) ? 'a' : 'e'}`;

/** `caymak` and `caymaktan` are `cayma`; `kopegim`, typed without its mark, is softened from `kopek` as `köpeğim` is. */
function formsOf(word: string): string[] {
  const noun = word.replace(/(m[ae])k(?:t[ae]n?|l[ae])?$/u, '$1');
  const marked = word.replace(softened, 'ğ'); // also where it is wrong (`siğorta`), which finds nothing
  const verb = word.replace(verbEnding, '');
  const active = verb === word ? word : verb.replace(voice, '');
  const act = verb === word ? word : doing(active);
  const bare = word.replace(adjectiveEnding, '');
  const owned = word.replace(possessive, '');
  const letters = word.replace(abbreviation, '$1');
  const ours = saidFor.flatMap(([begins, term]) => (begins.test(word) ? [term] : []));
  return [...new Set([word, noun, marked, verb, active, act, bare, owned, letters, ...ours])];
}

/** A word each, with all its forms. */
export function queryWords(text: string): string[] {
  const words = text.toLocaleLowerCase('tr').split(/\s+/u).filter(Boolean);
  const telling = words.filter((word) => !sayNothing.test(word));
  return (telling.length > 0 ? telling : words).map((word) => formsOf(word).join(' '));
}
