/** Format of a one-time code: digits only. Only the server knows whether it is the right one. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { oneTimeCodeDigits } from '../generic/one-time-code-digits';
import { oneTimeCodeMessages } from './one-time-code-messages';

export type OneTimeCodeCode = keyof typeof oneTimeCodeMessages;

const refuse = refusal(oneTimeCodeMessages);

export function oneTimeCode(input: string): Verdict<string, OneTimeCodeCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  if (!/^\d+$/.test(digits)) return refuse('notNumeric');
  return digits.length === oneTimeCodeDigits ? pass(digits) : refuse('length');
}
