import type { ServerFacets } from '@emsal/lines/kit/server-facets';
import { form } from './form';
import { electricVehicleOptions } from './offer';
import { electricVehicleQuestion } from './question';
import { electricVehicleWording } from './wording';

export const electricVehicleServer = {
  form,
  wording: electricVehicleWording,
  question: electricVehicleQuestion,
  options: electricVehicleOptions,
} satisfies ServerFacets;
