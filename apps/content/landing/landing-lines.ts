import type { LineId } from '@emsal/lines/facts/line-ids';

/** The lines that have a landing page. */
export const landingLines = ['TRAFFIC'] as const satisfies readonly LineId[];
