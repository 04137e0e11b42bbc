import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { usedVehicleTrafficOptions } from './offer';
import { usedVehicleTrafficQuestion } from './question';
import { usedVehicleTrafficWording } from './wording';

export const usedVehicleTrafficServer = {
  wording: usedVehicleTrafficWording,
  question: usedVehicleTrafficQuestion,
  options: usedVehicleTrafficOptions,
} satisfies ServerFacets;
