/**
 * How many failures of a version on trial one party may have forged, in each respect. It is counted once for each visitor of its
 * subnet, and may have a second subnet (a telephone beside a line at home).
 */
import type { Counts } from '../../../libs/platform/registry/canary/signal-evidence.ts';
import { countedVisitors } from '../../../libs/platform/registry/reports/counted-visitors.ts';
import type { Signal } from '../../../libs/platform/registry/reports/visit-marks.ts';

const subnets = 2;
export const forgeable = countedVisitors * subnets;

export interface DoubtedFailures {
  /** How many of the failures that were counted now are doubted. */
  of(signal: Signal, counted: Counts): number;
}

export function createDoubtedFailures(): DoubtedFailures {
  const doubted = new Map<Signal, number>();
  return {
    of: (signal, { failed }) => {
      const before = doubted.get(signal) ?? 0;
      const now = Math.min(failed, forgeable - before);
      doubted.set(signal, before + now);
      return now;
    },
  };
}
