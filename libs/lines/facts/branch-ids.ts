import { branchSuffix, type LineRef } from '@emsal/platform/storage/session-keys';
import type { BranchName, LineId } from './line-ids';

/** Reading one: on the wire and in the names of storage keys (docs/decisions/020). */
export const branchIds: Readonly<Record<BranchName, number>> = {
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

/** The numeric branch id of a line on the wire, also the value of the header `branchid`. */
export const branchIdOf = (name: BranchName): number => branchIds[name];

/** A line as the tables of storage keys and cookies want it. */
export const lineRef = (line: LineId): LineRef => ({ id: line, branchId: branchIdOf(line) });

/** `53`, or `53-USEDVEHICLETRAFFIC` where another line already owns the id: what a page asks its visit by. */
export const storageSuffix = (line: LineId): string => branchSuffix(lineRef(line));
