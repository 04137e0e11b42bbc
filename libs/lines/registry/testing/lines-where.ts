import type { LineId } from '@emsal/lines/facts/line-ids';

/** The sixteen lines of the specification (funnel 1); a line beside them is in none of its tables. */
export const specifiedLines: readonly LineId[] = [
  ...(['AUTO', 'TRAFFIC', 'SHORTTRAFFIC', 'USEDVEHICLETRAFFIC', 'ELECTRICVEHICLE', 'IMM', 'GREENCARD'] as const),
  ...(['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'HOME', 'HOUSING', 'DASK', 'PET', 'PHONE', 'PERSONALACCIDENT'] as const),
];

/** Of the specification's lines. */
export const linesWhere = (test: (id: LineId) => boolean): LineId[] => specifiedLines.filter(test);
