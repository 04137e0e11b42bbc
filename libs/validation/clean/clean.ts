/** Takes separators and symbols out of what people type, before a rule looks at it (spec funnel 5). */
export function cleanCode(input: string): string {
  // A letter and its mark may come as two signs (copied from a Mac): without its mark it would be another letter.
  return input
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Digits only where nothing but digits, separators and symbols was typed; letters stay, so that the rule can name them. */
export function cleanDigits(input: string): string {
  return input.replace(/[^\p{L}\p{N}]/gu, '');
}
