import { readWholeNumber } from './whole-number';

/** Whole TL as people type and paste them: `1.250`, `₺ 1.250,00` and `1250 TL` are 1250. Kuruş are not taken. */
export const readLira = (input: string): number | undefined =>
  readWholeNumber(input.replace(/^\s*(?:₺|TL)|(?:₺|TL)\s*$/gi, '').replace(/,00?\s*$/, ''));
