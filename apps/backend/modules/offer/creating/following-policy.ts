/** The first day of a policy that follows the vehicle's current one, or why it cannot be sold yet. */
import { firstDay } from '@emsal/lines/facts/first-day';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { currentPolicyEnd } from '@emsal/lines/vehicle/first-day/current-policy-end';
import type { VehicleAnswers } from '@emsal/lines/vehicle/vehicle-grammar';
import { ask, type Question } from './question';

interface PolicyDays {
  startDate: string;
  previousPolicyEnd?: string | undefined;
}
type FirstDayAnswers = Pick<
  VehicleAnswers,
  'showPolicyInformation' | 'currentInsuranceExpiryDate' | 'choosesFirstDay' | 'policyFirstDay'
>;

/** A chosen day was validated with the form. @throws for a line without a rule */
export function followingPolicy(line: LineId, answers: FirstDayAnswers, today: string): Question<PolicyDays> {
  const policyEnd = currentPolicyEnd(answers);
  const days = firstDay(lineFacts[line].firstDay!, { today, policyEnd });
  if (days.kind === 'later') return { ...days, kind: 'tooEarly', policyEnd: policyEnd! };
  const isChosen = policyEnd === undefined && answers.choosesFirstDay;
  const startDate = isChosen ? answers.policyFirstDay : days.first;
  return ask({ startDate, previousPolicyEnd: days.isReference ? policyEnd : undefined });
}
