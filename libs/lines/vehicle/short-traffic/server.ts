import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { trafficCoverTexts } from '../traffic/cover.texts';
import { trafficKeyFacts } from '../traffic/offer';
import { form } from './form';
import { shortTrafficOptions } from './offer';
import { shortTrafficQuestion } from './question';
import { shortTrafficRequirements } from './requirements';
import { shortTrafficWording } from './wording';

export const shortTrafficServer = {
  form,
  wording: shortTrafficWording,
  question: shortTrafficQuestion,
  options: shortTrafficOptions,
  requirements: shortTrafficRequirements,
  keyFacts: trafficKeyFacts,
  coverTexts: trafficCoverTexts,
} satisfies ServerFacets;
