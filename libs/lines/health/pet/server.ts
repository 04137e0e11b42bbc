import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { petWording } from './wording';

export const petServer = { wording: petWording } satisfies ServerFacets;
