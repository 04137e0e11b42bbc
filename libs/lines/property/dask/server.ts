import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { daskWording } from './wording';

export const daskServer = { wording: daskWording } satisfies ServerFacets;
