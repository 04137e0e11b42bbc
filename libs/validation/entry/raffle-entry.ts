/** A raffle: adults only, once each. Advertising is never a condition. */
import { isAdult } from '../ages/ages';
import { date, pastDate } from '../dates/date';
import { optionalEmail } from '../email/email';
import { identityNumber } from '../identity/identity';
import { phone } from '../phone/phone';
import { plate } from '../plate/plate';
import type { Verdict } from '../verdict';
import { oneOf, optional, refuseEntry, ticked, type EntryValues, type EntryVerdicts } from './entry-rules';

/** Lines that the raffle's policies are of. */
export const raffleLines = ['TRAFFIC', 'AUTO'] as const;

function adultBirthday(input: string, today: string): Verdict<string> {
  const verdict = pastDate(input, today, 'Doğum tarihinin');
  return verdict.ok && !isAdult(verdict.value, today) ? refuseEntry('tooYoung') : verdict;
}

export const raffleEntry = (values: EntryValues, today: string) =>
  ({
    identityNo: identityNumber(values['identityNo'] ?? ''),
    birthday: adultBirthday(values['birthday'] ?? '', today),
    phone: phone(values['phone'] ?? ''),
    branchList: oneOf(values['branchList'] ?? '', raffleLines),
    plate: optional(values['plate'] ?? '', plate),
    reachBranchDate: optional(values['reachBranchDate'] ?? '', (text) => date(text, 'Bitiş tarihinin')),
    email: optionalEmail(values['email'] ?? ''),
    conditions: ticked(values['conditions'] ?? '', 'conditions'),
    personalDataAgreement: ticked(values['personalDataAgreement'] ?? '', 'agreement'),
    personalDataAssent: ticked(values['personalDataAssent'] ?? '', 'assent'),
  }) satisfies EntryVerdicts;
