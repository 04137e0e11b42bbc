import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { autoOptions } from './offer';
import { autoQuestion } from './question';
import { autoWording } from './wording';

export const autoServer = {
  form,
  wording: autoWording,
  question: autoQuestion,
  options: autoOptions,
} satisfies ServerFacets;
