import type { ServerLine } from '@emsal/lines/kit/server-line';
import { healthWording } from './wording';

export const healthServer = { wording: healthWording } satisfies ServerLine;
