import { lineIds, type BranchName, type LineId } from './line-ids';

/** The three lists of branch ids that the specification holds side by side (spec funnel 3.1). */
export type BranchIdReading = 'one' | 'two' | 'third';

const readingOne: Readonly<Record<BranchName, number>> = {
  AUTO: 10,
  TRAFFIC: 53,
  COMPLEMENTHEALTH: 31,
  HEALTH: 32,
  HOME: 23,
  HOUSING: 23,
  PHONE: 186,
  DASK: 37,
  PET: 187,
  TRAVEL: 29,
  PERSONALACCIDENT: 40,
  IMM: 43,
  ELECTRICVEHICLE: 10,
  GREENCARD: 26,
  LIFE: 27,
  TRAFFICCOMPLEMENTHEALTH: 188,
  SHORTTRAFFIC: 189,
  USEDVEHICLETRAFFIC: 53,
};

/** Reading one goes on the wire; the others serve a backend that speaks them (docs/decisions/020). */
export const branchIdReadings: Readonly<Record<BranchIdReading, Readonly<Record<BranchName, number>>>> = {
  one: readingOne,
  two: { ...readingOne, AUTO: 53, TRAFFIC: 10, SHORTTRAFFIC: 53 },
  third: { ...readingOne, AUTO: 10, TRAFFIC: 53 },
};

/** The numeric branch id of a line, also the value of the header `branchid`. */
export function branchIdOf(name: BranchName, reading: BranchIdReading = 'one'): number {
  return branchIdReadings[reading][name];
}

/** `53`, or `53-USEDVEHICLETRAFFIC` where an earlier line already owns the id: the tail of the session-storage keys. */
export function storageSuffix(line: LineId, reading: BranchIdReading = 'one'): string {
  const branchId = branchIdOf(line, reading);
  return ownerOf(branchId, reading) === line ? String(branchId) : `${branchId}-${line}`;
}

function ownerOf(branchId: number, reading: BranchIdReading): LineId | undefined {
  return lineIds.find((line) => branchIdOf(line, reading) === branchId);
}
