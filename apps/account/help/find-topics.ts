import { mainTopics, otherTopics } from './help.texts';

type Topic = (typeof mainTopics)[number];

/** Letters with and without their Turkish signs are the same, as people type them. */
const folded = (text: string): string =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
/** An ending more or less: `sattım` finds `sattıysanız` by its stem. */
const stemOf = (word: string): string => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word);
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const hitsIn = ({ title, text, words }: Topic, stems: readonly string[]): number => {
  const known = wordsOf(`${title} ${text} ${words}`);
  return stems.filter((stem) => known.some((word) => word.startsWith(stem))).length;
};

/** The topics with most of the words first; none for an empty question. */
export function findTopics(question: string): readonly Topic[] {
  const stems = wordsOf(question)
    .filter((word) => word.length > 1)
    .map(stemOf);
  return [...mainTopics, ...otherTopics]
    .map((topic) => ({ topic, hits: hitsIn(topic, stems) }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .map(({ topic }) => topic);
}
