/** What is asked of each insured person besides the applicant. Sex is not: it prices no product. */
import { rowsOf } from '@emsal/lines/kit/fields/check-rows';
import type { CheckContext, Option, RowFields } from '@emsal/lines/kit/grammar/field';
import type { Relation } from '@emsal/risks/people/relations';
import { height, weight } from '@emsal/validation/body-size/body-size';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { pastDate } from '@emsal/validation/dates/date';
import { childPolicyAge, familyChildAge, healthAdultAge } from '@emsal/validation/health-age/health-age';
import { differentIdentity, identityNumber } from '@emsal/validation/identity/identity';
import type { Verdict } from '@emsal/validation/verdict';
import { insuredPeopleTexts as texts } from './insured-people.texts';
import { isForChild } from './persons-insured';

/** Who may join the applicant in a family policy. */
const familyRelations: readonly (Option & { code: Relation })[] = [
  { code: 'spouse', name: 'Eşim' },
  { code: 'child', name: 'Çocuğum' },
];

const otherThanApplicant = (value: string, { answers }: CheckContext): Verdict =>
  differentIdentity(value, String(answers.insuredTcNo));

/** Nobody is insured twice. @param list name of the group that the people are in */
const onlyOnceIn =
  (list: string) =>
  (value: string, { answers }: CheckContext): Verdict => {
    const same = rowsOf(answers[list]).filter(({ identityNo = '' }) => cleanDigits(identityNo) === value);
    return same.length > 1 ? { ok: false, code: 'repeated', message: texts.repeated } : { ok: true, value };
  };

function ageOfRole(value: string, { answers, row, today }: CheckContext): Verdict {
  if (isForChild(answers)) return childPolicyAge(value, today);
  return row?.relation === 'child' ? familyChildAge(value, today) : healthAdultAge(value, today);
}

const pastDay = (value: string, { today }: CheckContext): Verdict => pastDate(value, today, 'Doğum tarihinin');

/** Who it is, in any line. @param list name of the group that the people are in */
export const identifiedPerson = (list: string) =>
  ({
    identityNo: {
      kind: 'identity',
      label: 'TC kimlik no',
      hint: '11 haneli kimlik ya da yabancı kimlik numarası',
      missing: 'Kimlik numarasını girin',
      inputMode: 'numeric',
      maxLength: 32,
      checks: [identityNumber, otherThanApplicant, onlyOnceIn(list)],
    },
    birthDate: {
      kind: 'date',
      label: 'Doğum tarihi',
      hint: 'Örneğin 12 04 2015',
      missing: 'Doğum tarihini girin',
      checks: [pastDay],
    },
  }) as const satisfies RowFields;

const { identityNo, birthDate } = identifiedPerson('customerInfoDetail');

export const insuredPersonFields = {
  relation: {
    kind: 'radio',
    label: 'Yakınlığı',
    missing: 'Yakınlığını seçin',
    options: familyRelations,
  },
  identityNo,
  birthDate: { ...birthDate, checks: [...birthDate.checks, ageOfRole] },
} as const satisfies RowFields;

/** Health data: asked after the explicit consent only. */
export const bodyFields = {
  height: {
    kind: 'number',
    label: 'Boy',
    missing: 'Boyu santimetreyle girin',
    inputMode: 'numeric',
    maxLength: 5,
    unit: 'cm',
    checks: [height],
  },
  weight: {
    kind: 'number',
    label: 'Kilo',
    missing: 'Kiloyu girin',
    inputMode: 'numeric',
    maxLength: 5,
    unit: 'kg',
    checks: [weight],
  },
} as const satisfies RowFields;
