/** The first day of a policy that follows the vehicle's current one, or why it cannot be sold yet. */
import { firstDay } from '@emsal/lines/facts/first-day';
import type { FirstDayRule } from '@emsal/lines/facts/line-facts';
import { ask, type PolicyDays, type Question } from '@emsal/lines/kit/question/question';
import type { Answers } from '@emsal/lines/kit/grammar/answers-of';
import { currentPolicyEnd, type PolicyAnswers } from './current-policy-end';
import type { FirstDayFields } from './first-day-fields';

type FirstDayAnswers = PolicyAnswers & Answers<FirstDayFields>;

/** A chosen day was validated with the form. */
export function followingPolicy(rule: FirstDayRule, answers: FirstDayAnswers, today: string): Question<PolicyDays> {
  const policyEnd = currentPolicyEnd(answers);
  const days = firstDay(rule, { today, policyEnd });
  if (days.kind === 'later') return { ...days, kind: 'tooEarly', policyEnd: policyEnd! };
  const isChosen = policyEnd === undefined && answers.choosesFirstDay;
  const startDate = isChosen ? answers.policyFirstDay : days.first;
  return ask({ startDate, previousPolicyEnd: days.isReference ? policyEnd : undefined });
}
