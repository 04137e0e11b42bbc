import { beginsWord, fold } from '@emsal/validation/search/fold';

interface Labelled {
  label: string;
}

interface Index {
  /** The labels without case and marks. */
  texts: readonly string[];
  /** What was searched last, and where it was found: one more letter finds nothing new. */
  last: { wanted: string; hits: readonly number[] };
}

/** Folding twenty thousand names takes longer than a key may: once per list, in one text. */
const indexes = new WeakMap<readonly Labelled[], Index>();

function indexOf(options: readonly Labelled[]): Index {
  const known = indexes.get(options);
  if (known) return known;
  const texts = fold(options.map(({ label }) => label.replaceAll('\n', ' ')).join('\n')).split('\n');
  const index = { texts, last: { wanted: '', hits: [...texts.keys()] } };
  indexes.set(options, index);
  return index;
}

/** Prepares the search of a list; without it the first search does. */
export const prepareSearch = (options: readonly Labelled[]): void => void indexOf(options);

/** Where the whole text stands somewhere, or each of its words at the beginning of a word; in the order of the list. */
function hitsOf({ texts, last }: Index, wanted: string): readonly number[] {
  const parts = wanted.split(/\s+/);
  const isHit = (text: string): boolean =>
    text.includes(wanted) || (parts.length > 1 && parts.every((part) => beginsWord(text, part)));
  const among = wanted.startsWith(last.wanted) ? last.hits : [...texts.keys()];
  return among.filter((at) => isHit(texts[at]!));
}

/** The options that a Turkish search finds, those that begin with it first. */
export function searchOptions<Option extends Labelled>(options: readonly Option[], typed: string): Option[] {
  const index = indexOf(options);
  const wanted = fold(typed).trim();
  const hits = hitsOf(index, wanted);
  index.last = { wanted, hits };
  const isFirst = (at: number): boolean => index.texts[at]!.startsWith(wanted);
  return [...hits.filter(isFirst), ...hits.filter((at) => !isFirst(at))].map((at) => options[at]!);
}

/** The option whose label was written out in full, case and marks aside. */
export function namedOption<Option extends Labelled>(options: readonly Option[], typed: string): Option | undefined {
  return options[indexOf(options).texts.indexOf(fold(typed))];
}
