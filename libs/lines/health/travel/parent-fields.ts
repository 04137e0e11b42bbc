/** The parent who buys for an insured under 18 (spec funnel 3.7). */
import type { CheckContext, Dictionary } from '@emsal/lines/kit/grammar/field';
import { flag } from '@emsal/lines/kit/person/personal-fields';
import { parentAge } from '@emsal/validation/ages/ages';
import { pastDate } from '@emsal/validation/dates/date';
import { differentIdentity, identityNumber } from '@emsal/validation/identity/identity';
import { personName } from '@emsal/validation/person-name/person-name';

const otherThanInsured = (value: string, { answers }: CheckContext) =>
  differentIdentity(value, String(answers.insuredTcNo));
const birthDateCheck = (value: string, { today }: CheckContext) => pastDate(value, today, 'Doğum tarihinin');
const ageCheck = (value: string, { today }: CheckContext) => parentAge(value, today);

export const parentFields = {
  /** Whether the insured is under 18, so that the parent is asked. */
  showParentName: flag,
  /** An adult travels along, who buys for a child: no parent is asked. */
  travelsWithAdult: flag,
  parentIdentityNo: {
    kind: 'identity',
    label: 'Ebeveynin TC kimlik no',
    hint: 'Poliçeyi alacak anne ya da babanın 11 haneli kimlik ya da yabancı kimlik numarası',
    missing: 'Ebeveynin kimlik numarasını girin',
    inputMode: 'numeric',
    maxLength: 32,
    checks: [identityNumber, otherThanInsured],
  },
  parentBirthDate: {
    kind: 'date',
    label: 'Ebeveynin doğum tarihi',
    hint: 'Örneğin 12 04 1985',
    missing: 'Ebeveynin doğum tarihini girin',
    checks: [birthDateCheck, ageCheck],
  },
  parentName: {
    kind: 'text',
    label: 'Ebeveynin adı',
    missing: 'Ebeveynin adını girin',
    maxLength: 100,
    checks: [personName],
  },
  parentSurname: {
    kind: 'text',
    label: 'Ebeveynin soyadı',
    missing: 'Ebeveynin soyadını girin',
    maxLength: 100,
    checks: [personName],
  },
} as const satisfies Dictionary;
