import type { LineId } from '@emsal/lines/facts/line-ids';

/** Lines that can be bought: their checkout paths are published. */
export const soldLines: readonly LineId[] = ['TRAFFIC'];
