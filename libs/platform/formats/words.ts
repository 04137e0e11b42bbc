/** Numerals and capitals of Turkish sentences. */
const numbers = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'];

/** 3 → `üç`; above ten, the digits. */
export const numberWord = (count: number): string => numbers[count] ?? String(count);

/** In the middle of a sentence: `Hukuksal koruma` → `hukuksal koruma`; an abbreviation is unchanged: `İMM limiti`. */
export const uncapitalised = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase('tr') + words.slice(1);

/** At the beginning of a sentence: `trafik` → `Trafik`, `iki` → `İki`. */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);
