import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { trafficOptions } from './offer';
import { trafficQuestion } from './question';
import { trafficWording } from './wording';

export const trafficServer = {
  wording: trafficWording,
  question: trafficQuestion,
  options: trafficOptions,
} satisfies ServerFacets;
