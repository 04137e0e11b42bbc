import type { ServerLine } from '@emsal/lines/kit/server-line';
import { complementHealthWording } from './wording';

export const complementHealthServer = { wording: complementHealthWording } satisfies ServerLine;
