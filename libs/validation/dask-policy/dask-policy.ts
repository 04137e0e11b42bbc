/** Number of an earthquake policy: seven to ten digits; no exact length is published. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { daskPolicyMessages } from './dask-policy-messages';

export type DaskPolicyCode = keyof typeof daskPolicyMessages;

const refuse = refusal(daskPolicyMessages);

export function daskPolicyNumber(input: string): Verdict<string, DaskPolicyCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  return /^\d{7,10}$/.test(digits) ? pass(digits) : refuse('invalid');
}
