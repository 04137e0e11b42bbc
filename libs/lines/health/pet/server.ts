import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { petWording } from './wording';

export const petServer = { form, wording: petWording } satisfies ServerFacets;
