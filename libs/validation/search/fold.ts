/** Turkish search: ı, İ, I and i are the same letter and marks are ignored, so `IST` finds İstanbul and `san` finds Şanlıurfa. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** True when a word of the text begins with the part; both are folded. */
export function beginsWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (at === 0 || !letterOrDigit.test(text[at - 1]!)) return true;
  return false;
}
