import type { Days } from './ask-market';

const words = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `1–23 Nisan 2025` for the first and the last of some days. */
export const inWords = ({ from, to }: Days): string => words.formatRange(Date.parse(from), Date.parse(to));
