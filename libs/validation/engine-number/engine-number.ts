/** Engine numbers (ruhsat P.5): letters and digits, with what makers stamp between them. How long they are is published nowhere. */
import { pass, refusal, type Verdict } from '../verdict';
import { engineNumberMessages } from './engine-number-messages';

export type EngineNumberCode = keyof typeof engineNumberMessages;

/** The most that is typed, with spaces. */
export const longestEngineNumber = 30;

const refuse = refusal(engineNumberMessages);

/** In capitals and without spaces; a hyphen, slash or dot belongs to the number: `b48 a20-m1` gives `B48A20-M1`. */
export function engineNumber(input: string): Verdict<string, EngineNumberCode> {
  const code = input.toUpperCase().replace(/\s/g, '');
  return /^[-/.]*[A-Z\d][-/.A-Z\d]*$/.test(code) ? pass(code) : refuse('invalid');
}
