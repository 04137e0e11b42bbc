/** Turkish search: ı, İ, I and i are one letter and marks do not count, so `IST` finds İstanbul and `san` finds Şanlıurfa. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** True when every word of the query begins a word of the text, or the whole query stands somewhere in it. */
export function matchesFolded(text: string, query: string): boolean {
  const [folded, wanted] = [fold(text), fold(query).trim()];
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return folded.includes(wanted) || wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)));
}
