/** Turkish IBANs: TR, two check digits, five digits of the bank, a reserved 0, sixteen of the account; 26 characters, modulo 97 is 1. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { ibanMessages } from './iban-messages';

export type IbanCode = keyof typeof ibanMessages;

const refuse = refusal(ibanMessages);

export function iban(input: string): Verdict<string, IbanCode> {
  const code = cleanCode(input);
  if (code === '') return refuse('empty');
  if (!code.startsWith('TR')) return refuse('country');
  if (code.length !== 26) return refuse('length');
  if (!/^TR\d{24}$/.test(code)) return refuse('notNumeric');
  return code[9] === '0' && hasRightCheckDigits(code) ? pass(code) : refuse('wrongDigits');
}

/** Characters of the bank's code. */
const bankPlace = [4, 9] as const;

/**
 * An account to which a refund may be transferred.
 * @param excludedBanks codes of institutions that take no transfer of a refund, five digits
 */
export function refundIban(input: string, excludedBanks: readonly string[]): Verdict<string, IbanCode> {
  const verdict = iban(input);
  return verdict.ok && excludedBanks.includes(verdict.value.slice(...bankPlace)) ? refuse('excludedBank') : verdict;
}

/** 00, 01 and 99 also leave 1, but ISO 13616 defines only 02 to 98. */
function hasRightCheckDigits(code: string): boolean {
  const checkDigits = Number(code.slice(2, 4));
  return checkDigits >= 2 && checkDigits <= 98 && remainder97(code) === 1;
}

/** T is 29 and R is 27 in the rearranged number. */
function remainder97(code: string): number {
  const rearranged = `${code.slice(4)}2927${code.slice(2, 4)}`;
  return [...rearranged].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
