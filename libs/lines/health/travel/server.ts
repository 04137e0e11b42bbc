import type { ServerLine } from '@emsal/lines/kit/server-line';
import { form } from './form';
import { travelWording } from './wording';

export const travelServer = { form, wording: travelWording } satisfies ServerLine;
