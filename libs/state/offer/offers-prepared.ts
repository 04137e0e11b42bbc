import type { LineId } from '@emsal/lines/facts/line-ids';
import { createAction } from '@emsal/platform/store';

/** Every slice drops the data of earlier offers before `createoffer` is called (spec funnel 4.1). */
export const offersPrepared = createAction<{ line: LineId; page: string }>('offersPrepared');
