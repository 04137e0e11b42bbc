/** Who travels along, as policy and visa certificate name them. */
import { identityNumber } from '../identity/identity';
import { passportNumber } from '../passport-number/passport-number';
import { personName } from '../person-name/person-name';
import type { Verdict } from '../verdict';
import { travellerNameMessages as messages } from './traveller-name-messages';

export interface TypedTraveller {
  name: string;
  surname: string;
  identityNo: string;
  /** Of somebody without an identity number of the register. */
  passportNo: string;
}

const named = (typed: string, message: string): Verdict =>
  typed.trim() === '' ? { ok: false, code: 'empty', message } : personName(typed);

/** @param asksNumber false where the number is known */
export function travellerVerdicts(
  { name, surname, identityNo, passportNo }: TypedTraveller,
  { asksNumber, byPassport }: { asksNumber: boolean; byPassport: boolean },
): Partial<Record<keyof TypedTraveller, Verdict>> {
  const number = byPassport ? { passportNo: passportNumber(passportNo) } : { identityNo: identityNumber(identityNo) };
  return {
    name: named(name, messages.nameEmpty),
    surname: named(surname, messages.surnameEmpty),
    ...(asksNumber && number),
  };
}
