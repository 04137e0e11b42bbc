import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { complementHealthWording } from './wording';

export const complementHealthServer = { wording: complementHealthWording } satisfies ServerFacets;
