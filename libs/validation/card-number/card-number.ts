/** Card numbers and their schemes. Runs in the bank's frame and in the sandbox; our own API never sees a card number. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { cardNumberMessages } from './card-number-messages';
import { passesLuhn } from './luhn';

export type CardScheme = 'visa' | 'mastercard' | 'amex' | 'troy';
export type CardNumberCode = keyof typeof cardNumberMessages;

const refuse = refusal(cardNumberMessages);

/**
 * First match wins. Troy has 9792 and part of 65, which it shares with Discover; the whole of 65 counts as Troy here, because Discover
 * cards are not issued in Turkey. 5890 and 5892 are Turkish Mastercard debit cards.
 */
const schemes: readonly { scheme: CardScheme; starts: RegExp; length: number }[] = [
  { scheme: 'troy', starts: /^(?:9792|65)/, length: 16 },
  { scheme: 'amex', starts: /^3[47]/, length: 15 },
  { scheme: 'visa', starts: /^4/, length: 16 },
  { scheme: 'mastercard', starts: /^(?:5[1-5]|589[02]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, length: 16 },
];

/** The digits of a card with a valid Luhn checksum and its scheme's length; 13 to 19 digits for an unknown scheme. */
export function cardNumber(input: string): Verdict<string, CardNumberCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  if (!/^\d+$/.test(digits)) return refuse('notNumeric');
  if (!hasRightLength(digits)) return refuse('length');
  return passesLuhn(digits) && !/^0+$/.test(digits) ? pass(digits) : refuse('invalid');
}

export function schemeOf(digits: string): CardScheme | undefined {
  return schemes.find(({ starts }) => starts.test(digits))?.scheme;
}

function hasRightLength(digits: string): boolean {
  const known = schemes.find(({ starts }) => starts.test(digits));
  return known ? digits.length === known.length : digits.length >= 13 && digits.length <= 19;
}
