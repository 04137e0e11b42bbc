/** The numbers that stand on a policy: its own, its agent's, and how often it was renewed. Their lengths are published nowhere. */
import { cleanCode, cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { policyNumberMessages } from './policy-number-messages';

export type PolicyNumberCode = keyof typeof policyNumberMessages;

const refuse = refusal(policyNumberMessages);

/** Of a policy or an agent, without separators: `3004-0050` gives `30040050`. */
export function policyNumber(input: string): Verdict<string, PolicyNumberCode> {
  const code = cleanCode(input);
  if (code === '') return refuse('empty');
  return /^[A-Z0-9]+$/.test(code) ? pass(code) : refuse('invalid');
}

export function renewalNumber(input: string): Verdict<string, PolicyNumberCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  return /^\d+$/.test(digits) ? pass(digits) : refuse('notNumeric');
}
