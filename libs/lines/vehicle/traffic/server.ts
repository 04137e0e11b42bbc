import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { trafficOptions } from './offer';
import { trafficQuestion } from './question';
import { trafficWording } from './wording';

export const trafficServer = {
  form,
  wording: trafficWording,
  question: trafficQuestion,
  options: trafficOptions,
} satisfies ServerFacets;
