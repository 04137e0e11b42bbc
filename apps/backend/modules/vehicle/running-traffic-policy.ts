/** Some lines are sold only to a vehicle whose traffic policy is in force (funnel 5), as the policy registry says, not the form. */
import { requirementOutcomes, type RequirementCode } from '@emsal/api/outcomes/line-requirements';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { issuedPlate } from '@emsal/lines/vehicle/vehicle-risk';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';

const refuse = refusalsOf(requirementOutcomes);
const lateStart = 'trafficPolicyStartsLate' satisfies RequirementCode;

/** First and last day, `YYYY-MM-DD`. */
export interface Days {
  start: string;
  end: string;
}

interface InsuredVehicle {
  licensePlateNo: string;
  identityNo?: string;
}
const text = (answers: AnswerSet, name: string): string => String(answers[name] ?? '');

/** The vehicle of a form's answers, and its owner. */
export const answeredVehicle = (answers: AnswerSet, { visit }: Pick<VisitContext, 'visit'>): InsuredVehicle => ({
  licensePlateNo: issuedPlate({
    licensePlateStatus: text(answers, 'licensePlateStatus'),
    licensePlateNo: text(answers, 'licensePlateNo'),
  }),
  identityNo: text(answers, lineFacts[visit.line].identityField),
});

type RegistryContext = Pick<VisitContext, 'ports' | 'log' | 'clock'>;

/** Requirement of IMM, checked when the plate is known and again before quotes are requested. */
export async function refuseWithoutPolicyToday(
  context: RegistryContext,
  vehicle: InsuredVehicle,
): Promise<Refusal | null> {
  const today = dayInTurkey(context.clock.now());
  const refusal = await refuseWithoutPolicy(context, vehicle, { start: today, end: today });
  // The message of `lateStart` speaks of a journey, which this line does not have.
  return refusal?.code === lateStart ? refuse('trafficPolicyNotYet') : refusal;
}

/**
 * Null when the plate's policy is in force on all of these days, and also when the registry is unavailable: the insurer, who asks the
 * same registry, decides then (decision 240).
 */
export async function refuseWithoutPolicy(
  { ports, log }: Pick<VisitContext, 'ports' | 'log'>,
  vehicle: InsuredVehicle,
  { start, end }: Days,
): Promise<Refusal | null> {
  if (vehicle.licensePlateNo === '') return refuse('trafficPolicyMissing');
  const answer = await ports.registries.policy(vehicle);
  if (answer.state === 'unavailable') log.warn('policy registry unavailable, the insurer checks the traffic policy');
  if (answer.state === 'unavailable') return null;
  if (answer.state === 'unknown' || answer.value.expiryDate < start) return refuse('trafficPolicyMissing');
  if (answer.value.startDate > start) return refuse(lateStart);
  return answer.value.expiryDate < end ? refuse('trafficPolicyEndsEarly') : null;
}
