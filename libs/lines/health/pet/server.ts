import type { ServerLine } from '@emsal/lines/kit/server-line';
import { form } from './form';
import { petWording } from './wording';

export const petServer = { form, wording: petWording } satisfies ServerLine;
