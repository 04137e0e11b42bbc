import { beginsWord, fold } from '@emsal/validation/search/fold';

interface Labelled {
  label: string;
}

/** Folding twenty thousand names takes longer than a key may: once per list, in one text, not once per key. */
const folded = new WeakMap<readonly Labelled[], readonly string[]>();

function foldedOf(options: readonly Labelled[]): readonly string[] {
  const known = folded.get(options);
  if (known) return known;
  const texts = fold(options.map(({ label }) => label.replaceAll('\n', ' ')).join('\n')).split('\n');
  folded.set(options, texts);
  return texts;
}

/** The options that a Turkish search finds, those that begin with it first: the whole text somewhere, or each of its words at the beginning of a word. */
export function searchOptions<Option extends Labelled>(options: readonly Option[], typed: string): Option[] {
  const wanted = fold(typed).trim();
  const parts = wanted.split(/\s+/);
  const first: Option[] = [];
  const others: Option[] = [];
  foldedOf(options).forEach((text, at) => {
    if (text.startsWith(wanted)) first.push(options[at]!);
    else if (text.includes(wanted) || parts.every((part) => beginsWord(text, part))) others.push(options[at]!);
  });
  return [...first, ...others];
}
