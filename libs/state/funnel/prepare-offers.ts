import type { LineId } from '@emsal/lines/facts/line-ids';
import { createAction } from '@emsal/platform/store';

/** 'Teklifleri getir' was pressed: every slice drops what belongs to earlier offers before `createoffer` is called (spec funnel 4.1). */
export const offersPrepared = createAction<{ line: LineId; page: string }>('offersPrepared');
