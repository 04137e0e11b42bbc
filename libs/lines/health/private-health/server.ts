import type { AdvisedServerLine } from '@emsal/lines/kit/server-line';
import { healthAdviser } from './adviser';
import { form } from './form';
import { healthWording } from './wording';

export const healthServer = { form, wording: healthWording, adviser: healthAdviser } satisfies AdvisedServerLine;
