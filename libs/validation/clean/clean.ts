/** Removes separators and symbols from typed text before a rule checks it (spec funnel 5). */
export function cleanCode(input: string): string {
  // A letter and its mark may be two characters (text copied on a Mac): without its mark it would be another letter.
  return input
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Removes separators and symbols. Letters stay, so that the rule can report them. */
export function cleanDigits(input: string): string {
  return input.replace(/[^\p{L}\p{N}]/gu, '');
}
