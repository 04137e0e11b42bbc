/** National address code (UAVT): ten digits without a published check digit. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { addressCodeMessages } from './address-code-messages';

export type AddressCodeCode = keyof typeof addressCodeMessages;

const refuse = refusal(addressCodeMessages);

export function addressCode(input: string): Verdict<string, AddressCodeCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  return /^[1-9]\d{9}$/.test(digits) ? pass(digits) : refuse('invalid');
}
