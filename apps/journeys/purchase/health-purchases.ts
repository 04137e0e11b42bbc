/** The purchases of the lines for people and pets, from their landing pages. */
import { form as personalAccident } from '@emsal/lines/health/personal-accident/form';
import { samples as personalAccidentSamples } from '@emsal/lines/health/personal-accident/samples';
import type { LandingPurchase } from './buy-from-landing';

export const personalAccidentPurchase: LandingPurchase = {
  line: personalAccident,
  samples: personalAccidentSamples,
  says: 'Gündelik tazminat',
};
