/** The purchases of the lines without a vehicle, from their landing pages. */
import { form as dask } from '@emsal/lines/property/dask/form';
import { samples as daskSamples } from '@emsal/lines/property/dask/samples';
import { form as home } from '@emsal/lines/property/home/form';
import { samples as homeSamples } from '@emsal/lines/property/home/samples';
import { form as housing } from '@emsal/lines/property/housing/form';
import { samples as housingSamples } from '@emsal/lines/property/housing/samples';
import { form as phone } from '@emsal/lines/property/phone/form';
import { samples as phoneSamples } from '@emsal/lines/property/phone/samples';
import type { LandingPurchase } from './buy-from-landing';
import { uniqueImei } from '../walk/unique-people';

export const daskPurchase: LandingPurchase = {
  line: dask,
  samples: daskSamples,
  says: 'kanunla bütün şirketlerde aynıdır',
};
export const homePurchase: LandingPurchase = { line: home, samples: homeSamples, says: '3.245.000' };
export const housingPurchase: LandingPurchase = { line: housing, samples: housingSamples, says: 'Eşya yangını' };
export const phonePurchase: LandingPurchase = {
  line: phone,
  samples: phoneSamples,
  own: () => ({ phoneImeiNo: uniqueImei() }),
  says: 'Zorla hırsızlık',
};
