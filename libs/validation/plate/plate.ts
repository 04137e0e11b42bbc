/** Licence plates: province 01-81, one to three letters, digits; always ASCII, so upper case without the locale `tr`. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { plateMessages } from './plate-messages';

export type PlateCode = keyof typeof plateMessages;

/** A plate in the specification's three fields. */
export interface PlateParts {
  plate1: string;
  plate2: string;
  plate3: string;
}

/**
 * Longest accepted input: a space after each character, or `34 - ABC - 123` copied with its surroundings. Truncated, it would be
 * another plate.
 */
export const longestPlate = 24;

const refuse = refusal(plateMessages);
/** 1 letter with 4-5 digits, 2 with 3-4, 3 with 2-3. */
const tail = /^(?:[A-Z]\d{4,5}|[A-Z]{2}\d{3,4}|[A-Z]{3}\d{2,3})$/;

/** The plate without separators: `34 abc 123` gives `34ABC123`. */
export function plate(input: string): Verdict<string, PlateCode> {
  const code = cleanCode(input);
  if (code === '') return refuse('empty');
  if (!isProvinceCode(code.slice(0, 2))) return refuse('city');
  const rest = code.slice(2);
  if (/[^A-Z0-9]|[QWX]/.test(rest)) return refuse('letters');
  return tail.test(rest) ? pass(code) : refuse('shape');
}

/** `01` to `81`. */
export function isProvinceCode(code: string): boolean {
  return /^(?:0[1-9]|[1-7]\d|8[01])$/.test(code);
}

/** Splits a valid plate: `34ABC123` gives 34, ABC, 123; empty parts for anything else. */
export function splitPlate(code: string): PlateParts {
  const [, plate1 = '', plate2 = '', plate3 = ''] = /^(\d{2})([A-Z]+)(\d+)$/.exec(code) ?? [];
  return { plate1, plate2, plate3 };
}

/** `34 ABC 123`, for display. */
export function formatPlate(code: string): string {
  const { plate1, plate2, plate3 } = splitPlate(code);
  return plate1 ? `${plate1} ${plate2} ${plate3}` : code;
}

/** `34 *** **`: the province stays; empty without a valid plate. */
export function maskPlate(code: string): string {
  const { plate1, plate2, plate3 } = splitPlate(code);
  return plate1 && [plate1, plate2, plate3].map((part, at) => (at === 0 ? part : '*'.repeat(part.length))).join(' ');
}
