/** HEALTH is prepared by advisers: why, and what they prepare. */
import { rowsOf } from '@emsal/lines/kit/fields/check-rows';
import type { LineAdviser } from '@emsal/lines/kit/adviser/line-adviser';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { relationNames } from '@emsal/risks/people/people.texts';
import type { Relation } from '@emsal/risks/people/relations';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import { isForChild } from '../insured-people/persons-insured';
import { adviserTexts as texts } from './adviser.texts';
import { networks } from './private-health-options';

const person = (relation: Relation, birthday: unknown, today: string): string =>
  texts.person(relationNames.tr[relation], ageOn(String(birthday), today));

function people(answers: AnswerSet, today: string): string {
  const isOnlyChild = isForChild(answers);
  const others = rowsOf(answers['customerInfoDetail']).map(({ relation, birthDate }) =>
    person(isOnlyChild ? 'child' : (relation as Relation), birthDate, today),
  );
  return [...(isOnlyChild ? [] : [person('self', answers['birthdayInsured'], today)]), ...others].join(', ');
}

const covers = (answers: AnswerSet): string =>
  [
    texts.inpatient,
    ...(['outpatient', 'maternity', 'abroad'] as const)
      .filter((name) => answers[name] === true)
      .map((name) => texts[name]),
  ].join(', ');

const networkName = ({ network }: AnswerSet): string => networks.find(({ code }) => code === network)?.name ?? '';

export const healthAdviser: LineAdviser = {
  reason: texts.reason,
  needsHealthConsent: true,
  summary: (answers, today) => [
    { label: texts.people, value: people(answers, today) },
    { label: texts.network, value: networkName(answers) },
    { label: texts.covers, value: covers(answers) },
  ],
};
