import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { immOptions } from './offer';
import { immQuestion } from './question';
import { immRequirements } from './requirements';
import { immWording } from './wording';

export const immServer = {
  wording: immWording,
  question: immQuestion,
  options: immOptions,
  requirements: immRequirements,
} satisfies ServerFacets;
