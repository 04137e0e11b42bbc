/** Tax numbers of companies (VKN): ten digits, the last is a check digit; leading zeros are significant. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { isTaxNumber } from './is-tax-number';
import { taxNumberMessages } from './tax-number-messages';

export type TaxNumberCode = keyof typeof taxNumberMessages;

const refuse = refusal(taxNumberMessages);

export function taxNumber(input: string): Verdict<string, TaxNumberCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  if (!/^\d+$/.test(digits)) return refuse('notNumeric');
  if (digits.length !== 10) return refuse(digits.length < 10 ? 'tooShort' : 'tooLong');
  return isTaxNumber(digits) ? pass(digits) : refuse('wrongDigits');
}
