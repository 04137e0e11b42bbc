import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { autoQuestion } from './question';
import { autoWording } from './wording';

export const autoServer = { wording: autoWording, question: autoQuestion } satisfies ServerFacets;
