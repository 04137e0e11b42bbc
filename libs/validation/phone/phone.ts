/** Turkish mobile numbers: ten digits from 5, without the leading 0, +90 or 0090. */
import { cleanDigits } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { phoneMessages } from './phone-messages';

export type PhoneCode = keyof typeof phoneMessages;

const refuse = refusal(phoneMessages);

/** The ten digits that are stored and sent: `5321234567`. */
export function phone(input: string): Verdict<string, PhoneCode> {
  const digits = normalisePhone(input);
  if (digits === '') return refuse('empty');
  if (!/^\d+$/.test(digits)) return refuse('notNumeric');
  if (!digits.startsWith('5')) return refuse('notMobile');
  if (digits.length !== 10) return refuse(digits.length < 10 ? 'tooShort' : 'tooLong');
  return pass(digits);
}

/** Drops separators, the country code and a leading 0: `+90 (0532) 123-45-67` gives `5321234567`. */
export function normalisePhone(input: string): string {
  const digits = cleanDigits(input);
  return digits.replace(/^(?:0090|90(?=0?\d{10}$))?0?/, '');
}

/** `0532 123 45 67`, for display. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4');
}
