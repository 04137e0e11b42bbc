/** Engine numbers (ruhsat P.5): letters and digits, with the punctuation that makers stamp. No length is published. */
import { pass, refusal, type Verdict } from '../verdict';
import { engineNumberMessages } from './engine-number-messages';

export type EngineNumberCode = keyof typeof engineNumberMessages;

/** Longest accepted input, with spaces. */
export const longestEngineNumber = 30;

const refuse = refusal(engineNumberMessages);

/** In capitals and without spaces; a hyphen, slash or dot is part of the number: `b48 a20-m1` gives `B48A20-M1`. */
export function engineNumber(input: string): Verdict<string, EngineNumberCode> {
  const code = input.toUpperCase().replace(/\s/g, '');
  return /^[-/.]*[A-Z\d][-/.A-Z\d]*$/.test(code) ? pass(code) : refuse('invalid');
}
