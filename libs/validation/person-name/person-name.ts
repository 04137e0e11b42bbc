/** Name of a person or company, as printed on the policy: trimmed, single spaces, Turkish capitals. */
import { cleanCode } from '../clean/clean';
import { pass, refusal, type Verdict } from '../verdict';
import { personNameMessages } from './person-name-messages';

export type PersonNameCode = keyof typeof personNameMessages;

const refuse = refusal(personNameMessages);

export function personName(input: string): Verdict<string, PersonNameCode> {
  const name = tidy(input);
  if (isTooShort(name)) return refuse('tooShort');
  return /^[\p{L}\p{M}'’. -]+$/u.test(name) ? pass(name) : refuse('letters');
}

/** Company names may contain digits and symbols. */
export function companyName(input: string): Verdict<string, PersonNameCode> {
  const name = tidy(input);
  return isTooShort(name) ? refuse('tooShort') : pass(name);
}

function tidy(input: string): string {
  return input.trim().replace(/\s+/g, ' ').toLocaleUpperCase('tr');
}

const isTooShort = (name: string): boolean => cleanCode(name).length < 2;
