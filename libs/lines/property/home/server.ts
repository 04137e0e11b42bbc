import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { homeWording } from './wording';

export const homeServer = { wording: homeWording } satisfies ServerFacets;
