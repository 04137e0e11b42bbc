/** Words as a sentence needs them. */
const numbers = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'];

/** 3 → `üç`; above ten the figure. */
export const numberWord = (count: number): string => numbers[count] ?? String(count);

/** As a word within a sentence: `Hukuksal koruma` → `hukuksal koruma`; an abbreviation stays: `İMM limiti`. */
export const uncapitalised = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase('tr') + words.slice(1);

/** As the first word of a sentence: `trafik` → `Trafik`, `iki` → `İki`. */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);
