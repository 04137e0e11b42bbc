import { branchIds } from './branch-ids';
import type { BranchName } from '@emsal/lines/facts/line-ids';

/** The three lists of branch ids that the specification contains (spec funnel 3.1). */
export type BranchIdVariant = 'one' | 'two' | 'third';

/** Our site uses reading one; the other two serve clients that use them (decision 020). */
export const branchIdVariants: Readonly<Record<BranchIdVariant, Readonly<Record<BranchName, number>>>> = {
  one: branchIds,
  two: { ...branchIds, AUTO: 53, TRAFFIC: 10, SHORTTRAFFIC: 53 },
  third: { ...branchIds, AUTO: 10, TRAFFIC: 53 },
};
