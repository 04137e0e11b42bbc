import { lineIds, type LineId } from '@emsal/lines/facts/line-ids';

/** The lines for which a fact is true, in their own order. */
export const linesWhere = (test: (id: LineId) => boolean): LineId[] => lineIds.filter(test);
