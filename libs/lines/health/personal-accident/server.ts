import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { personalAccidentWording } from './wording';

export const personalAccidentServer = { wording: personalAccidentWording } satisfies ServerFacets;
