/** A raffle: adults only, once each. Advertising is never a condition. */
import { isAdult } from '../ages/ages';
import { date, pastDate } from '../dates/date';
import { optionalEmail } from '../email/email';
import { identityNumber } from '../identity/identity';
import { phone } from '../phone/phone';
import { plate, splitPlate, type PlateParts } from '../plate/plate';
import type { Verdict } from '../verdict';
import { chosen, optional, refuseEntry, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

/** The plate in the specification's three parts, and what a form asks as one. */
export const raffleInput = ({ plate: typed = '', ...values }: EntryValues) => {
  const verdict = plate(typed);
  return { ...values, ...splitPlate(verdict.ok ? verdict.value : '') };
};
export const raffleValues = <Input extends PlateParts>({ plate1, plate2, plate3, ...values }: Input) => ({
  ...values,
  plate: plate1 + plate2 + plate3,
});

function adultBirthday(input: string, today: string): Verdict<string> {
  const verdict = pastDate(input, today, 'Doğum tarihinin');
  return verdict.ok && !isAdult(verdict.value, today) ? refuseEntry('tooYoung') : verdict;
}

export const raffleEntry = (values: EntryValues, today: string) =>
  ({
    identityNo: identityNumber(values['identityNo'] ?? ''),
    birthday: adultBirthday(values['birthday'] ?? '', today),
    phone: phone(values['phone'] ?? ''),
    branchList: chosen(values['branchList'] ?? '', 'branch'),
    plate: optional(values['plate'] ?? '', plate),
    reachBranchDate: optional(values['reachBranchDate'] ?? '', (text) => date(text, 'Bitiş tarihinin')),
    email: optionalEmail(values['email'] ?? ''),
    conditions: ticked(values['conditions'] ?? '', 'conditions'),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
    personalDataAssent: ticked(values['personalDataAssent'] ?? '', 'assent'),
  }) satisfies EntryVerdicts;
