import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { personalAccidentWording } from './wording';

export const personalAccidentServer = { form, wording: personalAccidentWording } satisfies ServerFacets;
