import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { daskCoverTexts } from './cover.texts';
import { form } from './form';
import { daskKeyFacts } from './offer';
import { daskQuestion } from './question';
import { daskRequirements } from './requirements';
import { daskWording } from './wording';

export const daskServer = {
  form,
  wording: daskWording,
  question: daskQuestion,
  requirements: daskRequirements,
  keyFacts: daskKeyFacts,
  coverTexts: daskCoverTexts,
} satisfies ServerFacets;
