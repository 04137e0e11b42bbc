import { fold, matchesFolded } from '@emsal/validation/search/fold';

/** The options that a Turkish search finds, those that begin with it first. */
export function searchOptions<Option extends { label: string }>(options: readonly Option[], typed: string): Option[] {
  const rank = ({ label }: Option) => (fold(label).startsWith(fold(typed).trim()) ? 0 : 1);
  return options.filter(({ label }) => matchesFolded(label, typed)).sort((a, b) => rank(a) - rank(b));
}
