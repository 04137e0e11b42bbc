/** The purchases of the lines for people and pets, from their landing pages. */
import { form as complementHealth } from '@emsal/lines/health/complement-health/form';
import { samples as complementHealthSamples } from '@emsal/lines/health/complement-health/samples';
import { form as personalAccident } from '@emsal/lines/health/personal-accident/form';
import { samples as personalAccidentSamples } from '@emsal/lines/health/personal-accident/samples';
import { form as travel } from '@emsal/lines/health/travel/form';
import { samples as travelSamples } from '@emsal/lines/health/travel/samples';
import { form as pet } from '@emsal/lines/health/pet/form';
import { samples as petSamples } from '@emsal/lines/health/pet/samples';
import { uniqueChip } from '../walk/unique-people';
import type { LandingPurchase } from './buy-from-landing';

export const personalAccidentPurchase: LandingPurchase = {
  line: personalAccident,
  samples: personalAccidentSamples,
  says: 'Gündelik tazminat',
};

/** With somebody who travels along. */
export const travelPurchase: LandingPurchase = {
  line: travel,
  samples: travelSamples,
  own: () => ({ travellers: [{ birthDate: '1986-05-02' }] }),
  says: '2 yolcu için',
};

export const complementHealthPurchase: LandingPurchase = {
  line: complementHealth,
  samples: complementHealthSamples,
  says: 'Yenileme garantisi',
};

export const petPurchase: LandingPurchase = {
  line: pet,
  samples: petSamples,
  own: () => ({ chipNo: uniqueChip() }),
  says: 'Yıllık tedavi sınırı',
};
