import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { immOptions } from './offer';
import { immQuestion } from './question';
import { immRequirements } from './requirements';
import { immWording } from './wording';

export const immServer = {
  form,
  wording: immWording,
  question: immQuestion,
  options: immOptions,
  requirements: immRequirements,
} satisfies ServerFacets;
