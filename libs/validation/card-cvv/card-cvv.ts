/** Security codes: three digits on the back, four on the front of American Express. */
import { cleanDigits } from '../clean/clean';
import { schemeOf } from '../card-number/card-number';
import { pass, refusal, type Verdict } from '../verdict';
import { cardCvvMessages } from './card-cvv-messages';

export type CardCvvCode = keyof typeof cardCvvMessages;

const refuse = refusal(cardCvvMessages);

export function cvvLength(cardDigits: string): 3 | 4 {
  return schemeOf(cardDigits) === 'amex' ? 4 : 3;
}

export function cardCvv(input: string, cardDigits: string): Verdict<string, CardCvvCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  const length = cvvLength(cardDigits);
  if (/^\d+$/.test(digits) && digits.length === length) return pass(digits);
  return refuse(length === 4 ? 'fourDigits' : 'threeDigits');
}
