import { lineFacts } from './facts-of';
import type { BranchName } from '@emsal/lines/facts/line-ids';

/**
 * Reading one: on the wire, in the header `branchid` and in the names of storage keys (decision 020). Code that has a line's facts
 * reads its id there.
 */
export const branchIds = {
  ...Object.fromEntries(Object.values(lineFacts).map(({ id, branchId }) => [id, branchId])),
  LIFE: 27,
  TRAFFICCOMPLEMENTHEALTH: 188,
} as Readonly<Record<BranchName, number>>;
