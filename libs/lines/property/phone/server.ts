import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { phoneWording } from './wording';

export const phoneServer = { wording: phoneWording } satisfies ServerFacets;
