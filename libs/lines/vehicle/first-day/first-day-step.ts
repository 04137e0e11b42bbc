/** Adds to a line's last step what its running policy means for the first day, and the choice of another day. */
import { firstDay } from '@emsal/lines/facts/first-day';
import type { FirstDayRule } from '@emsal/lines/facts/line-facts';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/grammar/field';
import type { Entry, Step } from '@emsal/lines/kit/grammar/step';
import { hasPlate } from '../owner';
import { grammarWith, type VehicleAnswers } from '../vehicle-grammar';
import { currentPolicyEnd } from './current-policy-end';
import type { FirstDayFields } from './first-day-fields';
import { firstDayTexts as texts } from './first-day.texts';

const { entries } = grammarWith<FirstDayFields>();

/** What the running policy means for the new one; null without a running policy. */
export function firstDayNote(rule: FirstDayRule, policyEnd: string | undefined, today: string): string | null {
  if (policyEnd === undefined || policyEnd <= today) return null;
  const days = firstDay(rule, { today, policyEnd });
  if (days.kind === 'later') return texts.tooEarly(policyEnd, days.opensOn);
  const runs = texts.runsUntil(policyEnd);
  return days.isReference ? runs : `${runs} ${texts.noReference(rule.referenceDays!)}`;
}

/** Beside a running policy the new one begins at its end; without one the visitor may choose a later day than today. */
const hasNoPolicy = (answers: VehicleAnswers): boolean => !hasPlate(answers) || currentPolicyEnd(answers) === undefined;

const firstDayEntries: readonly Entry[] = entries(
  { field: 'choosesFirstDay', when: hasNoPolicy },
  { field: 'policyFirstDay', when: (answers) => hasNoPolicy(answers) && answers.choosesFirstDay },
) as readonly Entry[];

export const withFirstDayNote = (step: Step, rule: FirstDayRule): Step => ({
  ...step,
  note: (answers: AnswerSet, { today }: FormContext) =>
    firstDayNote(rule, currentPolicyEnd(answers as VehicleAnswers), today),
});

export const withFirstDay = (step: Step, rule: FirstDayRule): Step =>
  withFirstDayNote({ ...step, entries: [...step.entries, ...firstDayEntries] }, rule);
