/** The sixteen product lines that have a slug and a form (spec funnel 1). */
export const lineIds = [
  'AUTO',
  'TRAFFIC',
  'SHORTTRAFFIC',
  'USEDVEHICLETRAFFIC',
  'ELECTRICVEHICLE',
  'IMM',
  'GREENCARD',
  'HEALTH',
  'COMPLEMENTHEALTH',
  'TRAVEL',
  'HOME',
  'HOUSING',
  'DASK',
  'PET',
  'PHONE',
  'PERSONALACCIDENT',
] as const;

export type LineId = (typeof lineIds)[number];

/** Every name that has a branch id: the lines, and two that are ids only. */
export type BranchName = LineId | 'LIFE' | 'TRAFFICCOMPLEMENTHEALTH';

export function isLineId(text: string): text is LineId {
  return (lineIds as readonly string[]).includes(text);
}
