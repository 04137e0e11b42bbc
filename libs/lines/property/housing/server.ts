import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { housingQuestion } from './question';
import { housingWording } from './wording';

export const housingServer = {
  form,
  wording: housingWording,
  question: housingQuestion,
} satisfies ServerFacets;
