import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { trafficQuestion } from './question';
import { trafficWording } from './wording';

export const trafficServer = { wording: trafficWording, question: trafficQuestion } satisfies ServerFacets;
