import { lineFacts } from '@emsal/lines/registry/facts-of';
import { trackingTexts } from './tracking.texts';

/** Branches of vehicles, by their ids; lines may share one. The first line of a branch names it. */
const branches = Object.values(lineFacts)
  .filter(({ family }) => family === 'vehicle')
  .filter(({ branchId }, index, all) => all.findIndex((line) => line.branchId === branchId) === index);

export const branchOptions = [
  { value: '', label: trackingTexts.everyBranch },
  ...branches.map(({ branchId, name }) => ({ value: String(branchId), label: name })),
];

/** Of the address; none is every branch. */
export const branchIdsOf = (choice: string | null): number[] =>
  /^\d{1,4}$/.test(choice ?? '') ? [Number(choice)] : [];
