import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { autoOptions } from './offer';
import { autoQuestion } from './question';
import { autoWording } from './wording';

export const autoServer = { wording: autoWording, question: autoQuestion, options: autoOptions } satisfies ServerFacets;
