/** A text of a search's result, with the words that were searched for marked. */
import styles from './search.module.css';

const plain: Readonly<Record<string, string>> = {
  ...{ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' },
  ...{ â: 'a', î: 'i', û: 'u' },
};

/** As the search reads words: without Turkish letters and capitals. */
const folded = (word: string): string =>
  word.toLocaleLowerCase('tr').replace(/[çğıöşüâîû]/g, (letter) => plain[letter]!);

/** Fewer letters are the beginning of too many words. */
const leastStem = 3;

/** Words of one stem: the one begins with the other. */
const isAlike = (word: string, asked: string): boolean =>
  word.startsWith(asked) || (word.length > leastStem && asked.startsWith(word));

const words = /([\p{L}\p{N}]+)/u;

export function FoundWords({ text, query }: { text: string; query: string }) {
  const asked = query
    .split(/[^\p{L}\p{N}]+/u)
    .map(folded)
    .filter(({ length }) => length >= leastStem);
  return text.split(words).map((part, at) =>
    at % 2 === 1 && asked.some((one) => isAlike(folded(part), one)) ? (
      <mark key={at} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
