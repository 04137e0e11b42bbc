/** Visitors of whom something is known, and those of them for whom it went badly. */
import { z } from 'zod';
import { markNames } from './visit-marks.ts';

export const sum = z.object({ total: z.int(), failed: z.int() });
export const markSums = z.partialRecord(z.enum(markNames), sum);
