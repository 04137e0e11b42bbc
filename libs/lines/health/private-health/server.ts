import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { healthWording } from './wording';

export const healthServer = { wording: healthWording } satisfies ServerFacets;
