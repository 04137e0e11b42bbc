/** Citizen (TCKN) and foreigner (YKN, starts with 99) identity numbers: eleven digits, the last two are check digits. */
import { cleanDigits } from '../clean/clean';
import { isTaxNumber } from '../tax-number/is-tax-number';
import { pass, refusal, type Verdict } from '../verdict';
import { checkDigits } from './check-digits';
import { identityMessages, identityOrTaxMessages } from './identity-messages';

export type IdentityCode = keyof typeof identityMessages;

const refuse = refusal<IdentityCode>(identityMessages);
const refuseForBoth = refusal<IdentityCode>(identityOrTaxMessages);

/** A person's number, digits only. Source: the published check digits; the property test compares them with stdnum. */
export function identityNumber(input: string): Verdict<string, IdentityCode> {
  const digits = cleanDigits(input);
  if (digits === '') return refuse('empty');
  if (!/^\d+$/.test(digits)) return refuse('notNumeric');
  if (digits.length !== 11) return refuse(digits.length < 11 ? 'tooShort' : 'tooLong');
  if (digits.startsWith('0')) return refuse('leadingZero');
  return digits.endsWith(checkDigits(digits.slice(0, 9))) ? pass(digits) : refuse('wrongDigits');
}

/** Eleven digits are checked as a person's number, ten as a tax number. */
export function identityOrTaxNumber(input: string): Verdict<string, IdentityCode> {
  const digits = cleanDigits(input);
  if (/^\d{10}$/.test(digits)) return isTaxNumber(digits) ? pass(digits) : refuseForBoth('wrongDigits');
  const verdict = identityNumber(digits);
  return verdict.ok ? verdict : refuseForBoth(verdict.code);
}

/** An entered identity must differ from the other one in the form. */
export function differentIdentity(input: string, other: string): Verdict<string, IdentityCode> {
  const digits = cleanDigits(input);
  return digits !== '' && digits === cleanDigits(other) ? refuse('same') : pass(digits);
}
