/** Value of an LPG kit that was fitted later, in whole TL: at least 100. */
import { readLira } from '../numeric/lira';
import { pass, refusal, type Verdict } from '../verdict';
import { lpgValueMessages } from './lpg-value-messages';

export type LpgValueCode = keyof typeof lpgValueMessages;

const refuse = refusal(lpgValueMessages);
const minimumTl = 100;

export function lpgValue(input: string): Verdict<string, LpgValueCode> {
  const value = readLira(input);
  if (value === undefined) return refuse('notNumeric');
  return value >= minimumTl ? pass(String(value)) : refuse('tooLow');
}
