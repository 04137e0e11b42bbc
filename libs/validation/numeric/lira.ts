import { readWholeNumber } from './whole-number';

/** Whole TL as typed and pasted: `1.250`, `₺ 1.250,00` and `1250 TL` are 1250. Kuruş are rejected. */
export const readLira = (input: string): number | undefined =>
  readWholeNumber(input.replace(/^\s*(?:₺|TL)|(?:₺|TL)\s*$/gi, '').replace(/,00?\s*$/, ''));
