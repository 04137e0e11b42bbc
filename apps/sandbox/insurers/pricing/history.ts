/** The claims history of a request's person and risk. */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { History } from '@emsal/pricing/line-price';
import { riskNumber } from '@emsal/risks/risk';
import type { NoClaimLevel } from '@emsal/tariffs/kasko/kasko-figures';
import { highestLevel, levelAfter } from '@emsal/tariffs/kasko/no-claim';
import { firstStep, highestStep, nextNoClaimsStep, type TrafficStep } from '@emsal/tariffs/traffic/step';
import { traitsOf } from '../../special-plates/vehicle-plates';
import { chance } from './chance';

/** Claims in one term that lead to step 0 (domain.md 2.1). */
const claimsToStepZero = 3;

export function historyOf({ policyholder, risk, previousPolicyEnd }: QuoteRequest, seed: string): History {
  const { claims = 0 } = traitsOf(riskNumber(risk));
  const years = (what: string, most: number) => Math.floor(chance(seed, what, policyholder.identityNo) * (most + 1));
  const reached = (firstStep + years('step', highestStep - firstStep)) as TrafficStep;
  const level = previousPolicyEnd === undefined ? 0 : (years('level', highestLevel) as NoClaimLevel);
  if (claims === 0) return { claims, step: reached, level };
  return {
    claims,
    step: claims >= claimsToStepZero ? 0 : nextNoClaimsStep(reached, claims),
    level: levelAfter(level, claims),
  };
}
