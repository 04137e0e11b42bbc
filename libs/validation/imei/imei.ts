/** IMEI numbers of telephones: fifteen digits with a valid Luhn checksum, not all zero. */
import { passesLuhn } from '../card-number/luhn';
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { imeiMessages } from './imei-messages';

export type ImeiCode = keyof typeof imeiMessages;

const refuse = refusal(imeiMessages);

export function imei(input: string): Verdict<string, ImeiCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  if (!/^\d{15}$/.test(digits)) return refuse('length');
  return passesLuhn(digits) && !/^0+$/.test(digits) ? pass(digits) : refuse('wrongDigits');
}
