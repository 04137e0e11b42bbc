import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { travelWording } from './wording';

export const travelServer = { form, wording: travelWording } satisfies ServerFacets;
