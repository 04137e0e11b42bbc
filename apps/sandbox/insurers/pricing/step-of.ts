import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { firstStep, type TrafficStep } from '@emsal/tariffs/traffic/step';
import { chance } from './chance';

const lastStep = 8;
/** Claims in one term that lead to step 0 (domain.md 2.1). */
const claimsToStepZero = 3;

/** The person's step (basamak), as the central registry would know it: claim-free years by identity, then one down per claim. */
export function stepOf({ insured }: QuoteRequest, seed: string, claimCount = 0): TrafficStep {
  if (claimCount >= claimsToStepZero) return 0;
  const claimFreeYears = Math.floor(chance(seed, 'step', insured.identityNo) * (lastStep - firstStep + 1));
  return Math.max(0, firstStep + claimFreeYears - claimCount) as TrafficStep;
}
