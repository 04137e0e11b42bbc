/** PERSONALACCIDENT's own fields and their builder functions: the licence, the sum, an age limit, and the occupation that prices. */
import type { CheckContext } from '@emsal/lines/kit/grammar/field';
import { birthdayBoxes, personalFields } from '@emsal/lines/kit/person/personal-fields';
import { personalAccidentAge } from '@emsal/validation/ages/ages';
import { grammarWith } from '../health-grammar';
import { licenceFields } from './licence-fields';

export const { line, own, part, send, step } = grammarWith<typeof licenceFields>();

const ageCheck = (value: string, { today }: CheckContext) => personalAccidentAge(value, today);
const { kind, label } = personalFields.jobCode;

export const personalAccidentOwnFields = own({
  ...licenceFields,
  birthdayInsured: { ...birthdayBoxes, checks: [...birthdayBoxes.checks, ageCheck] },
  /** Without it there is no price, so it is not optional. */
  jobCode: { kind, label, hint: 'Şu anda yaptığınız işi seçin', missing: 'Mesleğinizi listeden seçin' },
});
