import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { usedVehicleTrafficQuestion } from './question';
import { usedVehicleTrafficWording } from './wording';

export const usedVehicleTrafficServer = {
  wording: usedVehicleTrafficWording,
  question: usedVehicleTrafficQuestion,
} satisfies ServerFacets;
