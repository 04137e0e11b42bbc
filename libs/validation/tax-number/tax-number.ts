/** Tax numbers of companies (VKN): ten digits, the last is a check digit; leading zeros are real. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { taxNumberMessages } from './tax-number-messages';

export type TaxNumberCode = keyof typeof taxNumberMessages;

const refuse = refusal(taxNumberMessages);

export function taxNumber(input: string): Verdict<string, TaxNumberCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  if (!/^\d+$/.test(digits)) return refuse('notNumeric');
  if (digits.length !== 10) return refuse(digits.length < 10 ? 'tooShort' : 'tooLong');
  return checkDigitOf(digits) === Number(digits[9]) ? pass(digits) : refuse('wrongDigits');
}

/** Each of the nine digits is shifted by its distance from the end, doubled as often, and folded modulo 9. */
function checkDigitOf(digits: string): number {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - index)) % 9);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
