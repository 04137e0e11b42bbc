import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { travelWording } from './wording';

export const travelServer = { wording: travelWording } satisfies ServerFacets;
