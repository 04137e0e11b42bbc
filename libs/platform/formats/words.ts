/** Words as a sentence needs them. */
const numbers = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'];

/** 3 → `üç`; above ten the figure. */
export const numberWord = (count: number): string => numbers[count] ?? String(count);

/** As the first word of a sentence: `trafik` → `Trafik`, `iki` → `İki`. */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('tr') + words.slice(1);
