import { branchIds } from './branch-ids';
import type { BranchName } from './line-ids';

/** The three lists of branch ids that the specification holds side by side (spec funnel 3.1). */
export type BranchIdReading = 'one' | 'two' | 'third';

/** Our site speaks reading one; the others serve clients that speak them (docs/decisions/020). */
export const branchIdReadings: Readonly<Record<BranchIdReading, Readonly<Record<BranchName, number>>>> = {
  one: branchIds,
  two: { ...branchIds, AUTO: 53, TRAFFIC: 10, SHORTTRAFFIC: 53 },
  third: { ...branchIds, AUTO: 10, TRAFFIC: 53 },
};
