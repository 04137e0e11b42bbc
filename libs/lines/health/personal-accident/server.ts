import type { ServerLine } from '@emsal/lines/kit/server-line';
import { form } from './form';
import { personalAccidentWording } from './wording';

export const personalAccidentServer = { form, wording: personalAccidentWording } satisfies ServerLine;
