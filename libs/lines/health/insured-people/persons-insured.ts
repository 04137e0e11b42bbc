/** For whom a health policy is: one adult, a family, or children alone (spec funnel 3.4, 5). */
import type { ChoiceField } from '@emsal/lines/kit/grammar/field';

export type PersonsInsured = 'self' | 'family' | 'child';

interface Choice {
  code: PersonsInsured;
  name: string;
}

export const personsInsured = {
  kind: 'radio',
  label: 'Poliçe kimin için?',
  missing: 'Poliçenin kimin için olduğunu seçin',
  options: [
    { code: 'self', name: 'Yalnızca benim için' },
    { code: 'family', name: 'Ben, eşim ve çocuklarım için' },
    { code: 'child', name: 'Yalnızca çocuğum için (0–18 yaş)' },
  ] satisfies readonly Choice[],
} as const satisfies ChoiceField;

const isOneOf = (kind: PersonsInsured) => (answers: { personsInsured?: unknown }) => answers.personsInsured === kind;

export const isForFamily = isOneOf('family');
export const isForChild = isOneOf('child');
/** Somebody besides the applicant is insured. */
export const hasOthers = (answers: { personsInsured?: unknown }): boolean =>
  isForFamily(answers) || isForChild(answers);
