import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { shortTrafficQuestion } from './question';
import { shortTrafficRequirements } from './requirements';
import { shortTrafficWording } from './wording';

export const shortTrafficServer = {
  wording: shortTrafficWording,
  question: shortTrafficQuestion,
  requirements: shortTrafficRequirements,
} satisfies ServerFacets;
