import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { greenCardQuestion } from './question';
import { greenCardRequirements } from './requirements';
import { greenCardWording } from './wording';

export const greenCardServer = {
  wording: greenCardWording,
  question: greenCardQuestion,
  requirements: greenCardRequirements,
  lists: { countryId: greenCardCountries },
} satisfies ServerFacets;
