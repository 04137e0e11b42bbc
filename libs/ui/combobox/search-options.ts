import { beginsWord, fold } from '@emsal/validation/search/fold';

interface Labelled {
  label: string;
}

/** Once per list: folding 20,000 labels takes longer than a key press may. */
const foldedLabels = new WeakMap<readonly Labelled[], readonly string[]>();

function foldedLabelsOf(options: readonly Labelled[]): readonly string[] {
  const known = foldedLabels.get(options);
  if (known) return known;
  const labels = options.map(({ label }) => fold(label));
  foldedLabels.set(options, labels);
  return labels;
}

/** Matches the whole text anywhere, or each word at the beginning of a word. */
function matcherOf(query: string): (label: string) => boolean {
  const words = query.split(/\s+/);
  return (label) => label.includes(query) || (words.length > 1 && words.every((word) => beginsWord(label, word)));
}

/** Options matching a Turkish search, those beginning with the text first. */
export function searchOptions<Option extends Labelled>(options: readonly Option[], text: string): Option[] {
  const labels = foldedLabelsOf(options);
  const query = fold(text).trim();
  const isMatch = matcherOf(query);
  const matches = [...labels.keys()].filter((index) => isMatch(labels[index]!));
  const isFirst = (index: number): boolean => labels[index]!.startsWith(query);
  return [...matches.filter(isFirst), ...matches.filter((index) => !isFirst(index))].map((index) => options[index]!);
}

/** The option with exactly this label, ignoring case and diacritics. */
export function optionByLabel<Option extends Labelled>(options: readonly Option[], text: string): Option | undefined {
  return options[foldedLabelsOf(options).indexOf(fold(text))];
}
