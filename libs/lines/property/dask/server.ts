import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { daskQuestion } from './question';
import { daskRequirements } from './requirements';
import { daskWording } from './wording';

export const daskServer = {
  form,
  wording: daskWording,
  question: daskQuestion,
  requirements: daskRequirements,
} satisfies ServerFacets;
