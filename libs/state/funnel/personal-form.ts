import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { LineFacts } from '@emsal/lines/facts/line-facts';

/**
 * The person under field names shared by all lines (spec funnel 3.4). Kept in memory and in the draft, never in browser
 * storage.
 */
export interface PersonalForm {
  identityNo: string;
  phoneNumber: string;
  birthday: string;
  email: string;
  companyName: string;
  name: string;
  surname: string;
  city: string;
  district: string;
  phoneAnnouncementPermission: boolean;
  /** Marketing permission; false until the visitor ticks it. */
  marketingConfirm: boolean;
  vehicleSaleType: string;
  personsInsured: string;
  isQrData: boolean;
}

export const emptyPersonalForm: PersonalForm = {
  identityNo: '',
  phoneNumber: '',
  birthday: '',
  email: '',
  companyName: '',
  name: '',
  surname: '',
  city: '',
  district: '',
  phoneAnnouncementPermission: false,
  marketingConfirm: false,
  vehicleSaleType: '',
  personsInsured: '',
  isQrData: false,
};

type PersonalNames = Pick<LineFacts, 'identityField' | 'birthdayField'>;

/** The line's name for a field of the personal form: `identityNo` is `shortLicenseOwnerTcOrTaxNo` in TRAFFIC. */
export function fieldInLine(facts: PersonalNames, name: string): string {
  if (name === 'identityNo') return facts.identityField;
  return name === 'birthday' ? facts.birthdayField : name;
}

/** The person in a line's answers, under the shared names. */
export function personalFormOf(facts: PersonalNames, answers: AnswerSet): PersonalForm {
  const entries = Object.entries(emptyPersonalForm).map(([name, empty]) => [
    name,
    answers[fieldInLine(facts, name)] ?? answers[name] ?? empty,
  ]);
  return Object.fromEntries(entries) as PersonalForm;
}
