import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { housingWording } from './wording';

export const housingServer = { wording: housingWording } satisfies ServerFacets;
