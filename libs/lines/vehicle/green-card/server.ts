import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { greenCardOptions } from './offer';
import { greenCardQuestion } from './question';
import { greenCardRequirements } from './requirements';
import { greenCardWording } from './wording';

export const greenCardServer = {
  form,
  wording: greenCardWording,
  question: greenCardQuestion,
  options: greenCardOptions,
  requirements: greenCardRequirements,
  lists: { countryId: greenCardCountries },
} satisfies ServerFacets;
