import type { LinePrice } from '@emsal/pricing/line-price';
import { shortTermPremium } from '@emsal/tariffs/traffic/short-term';
import { trafficProduct } from '../traffic/price';
import type { shortTrafficQuestion } from './question';

/** A dealer has no earlier policy, so no renewal is late. */
export const shortTrafficPrice: LinePrice<typeof shortTrafficQuestion> = {
  productName: 'Kısa Süreli Trafik Sigortası',
  product: (pricing) => trafficProduct(withoutEarlierPolicy(pricing), (year) => shortTermPremium(year, pricing.days)),
};

const withoutEarlierPolicy = <P extends { request: object }>(pricing: P): P => ({
  ...pricing,
  request: { ...pricing.request, previousPolicyEnd: undefined },
});
