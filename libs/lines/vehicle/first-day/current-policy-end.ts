import { date } from '@emsal/validation/dates/date';
import type { VehicleAnswers } from '../vehicle-grammar';

export type PolicyAnswers = Pick<VehicleAnswers, 'showPolicyInformation' | 'currentInsuranceExpiryDate'>;

/** Undefined when there is none, when the visitor has removed it, or while the date is being typed. */
export function currentPolicyEnd(answers: PolicyAnswers): string | undefined {
  if (!answers.showPolicyInformation) return undefined;
  const end = date(answers.currentInsuranceExpiryDate);
  return end.ok ? end.value : undefined;
}
