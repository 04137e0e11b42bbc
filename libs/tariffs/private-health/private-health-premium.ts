/** Annual premium of private health insurance for one person, in kuruş (lines.md HEALTH.3). Health insurance bears no tax. */
import { percentOf } from '../share';
import {
  copayPercent,
  excessPercent,
  networkPercents,
  outpatientPercent,
  privateHealthMeans,
  type Network,
} from './private-health-figures';

export interface PrivateHealthPlan {
  /** Completed years on the first day. */
  age: number;
  network: Network;
  outpatient?: true;
  /** The insured bears a share of each bill. */
  copay?: true;
  /** The insured bears the first 25,000 TL of a year. */
  excess?: true;
}

/** @param factor the insurer's price level @returns null for an age that nobody insures for the first time */
export function privateHealthPremium(
  { age, network, outpatient, copay, excess }: PrivateHealthPlan,
  factor: number,
): number | null {
  const row = privateHealthMeans.value.find(({ upTo }) => age <= upTo);
  if (!row) return null;
  const base = Math.floor(percentOf(row.mean * 100, networkPercents.value[network]) * factor);
  const covered = base + (outpatient ? percentOf(base, outpatientPercent.value) : 0);
  const shared = covered - (copay ? percentOf(covered, copayPercent.value) : 0);
  return shared - (excess ? percentOf(shared, excessPercent.value) : 0);
}
