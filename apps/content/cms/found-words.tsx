/** A text of a search's result, with the words that were searched for marked. */
import { fold } from '@emsal/validation/search/fold';
import styles from './search.module.css';

/** Fewer letters are the beginning of too many words. */
const leastStem = 3;

/** Words of one stem: the one begins with the other. */
const isAlike = (word: string, asked: string): boolean =>
  word.startsWith(asked) || (word.length > leastStem && asked.startsWith(word));

const words = /([\p{L}\p{N}]+)/u;

export function FoundWords({ text, query }: { text: string; query: string }) {
  const asked = query
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(({ length }) => length >= leastStem);
  return text.split(words).map((part, at) =>
    at % 2 === 1 && asked.some((one) => isAlike(fold(part), one)) ? (
      <mark key={at} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
