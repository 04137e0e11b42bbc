/** Some lines are sold only to a vehicle whose traffic policy runs (funnel 5): judged by the policy register, whatever the form says. */
import { requirementOutcomes, type RequirementCode } from '@emsal/api/outcomes/line-requirements';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { VisitContext } from '../../frame/context';
import { refusalsOf, type Refusal } from '../../frame/refusal';

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
type Asking = Pick<VisitContext, 'ports' | 'log' | 'clock'>;

/** What IMM asks, when the plate is known and once more before insurers are asked. */
export async function policyMissingToday(context: Asking, vehicle: InsuredVehicle): Promise<Refusal | null> {
  const today = dayInTurkey(context.clock.now());
  const refusal = await refusedCover(context, vehicle, { start: today, end: today });
  // Nobody travels here: the words are another line's.
  return refusal?.code === lateStart ? refuse('trafficPolicyNotYet') : refusal;
}

/**
 * Null when the plate's policy runs on all of these days. Also when the register cannot be asked: then the sale goes on and the
 * insurer, who asks the same register, decides (decision 065).
 */
export async function refusedCover(
  { ports, log }: Pick<VisitContext, 'ports' | 'log'>,
  vehicle: InsuredVehicle,
  { start, end }: Days,
): Promise<Refusal | null> {
  if (vehicle.licensePlateNo === '') return refuse('trafficPolicyMissing');
  const answer = await ports.registries.policy(vehicle);
  if (answer.state === 'unavailable')
    log.warn('policy registry unavailable, the insurer decides about the traffic policy');
  if (answer.state === 'unavailable') return null;
  if (answer.state === 'unknown' || answer.value.expiryDate < start) return refuse('trafficPolicyMissing');
  if (answer.value.startDate > start) return refuse(lateStart);
  return answer.value.expiryDate < end ? refuse('trafficPolicyEndsEarly') : null;
}
