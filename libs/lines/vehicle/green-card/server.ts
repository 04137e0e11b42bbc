import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { greenCardQuestion } from './question';
import { greenCardRequirements } from './requirements';
import { greenCardWording } from './wording';

export const greenCardServer = {
  wording: greenCardWording,
  question: greenCardQuestion,
  requirements: greenCardRequirements,
} satisfies ServerFacets;
