/** Steps (basamak) of the no-claims scale: 0 is the most expensive, 8 the cheapest. */
import { stepPercents } from './step-figures';

export type TrafficStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The step without a claims history. */
export const firstStep: TrafficStep = 4;
export const highestStep: TrafficStep = 8;

/** Percent added to the base at a step. At step 4 it is the given surcharge, 10 by the specification; newspapers print the base itself as 'step 4', without the surcharge. */
export function stepPercent(step: TrafficStep, step4SurchargePct: number): number {
  return step === 4 ? step4SurchargePct : stepPercents[step].value;
}

/** The step of the next policy: one up after a year without a claim, one down for each claim. */
export function nextNoClaimsStep(step: TrafficStep, claims: number): TrafficStep {
  const moved = claims === 0 ? step + 1 : step - claims;
  return Math.min(highestStep, Math.max(0, moved)) as TrafficStep;
}
