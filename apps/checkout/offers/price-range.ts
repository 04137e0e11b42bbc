import type { Offer } from '@emsal/state/offer/offer-state';

/** Integer kuruş. */
export interface PriceRange {
  lowest: number;
  median: number;
  highest: number;
}

const middle = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
};

/** The scale that all rows of the list share; null without offers. */
export function priceRange(offers: readonly Pick<Offer, 'cacheAmountWithDiscount'>[]): PriceRange | null {
  const sorted = offers.map((offer) => offer.cacheAmountWithDiscount).toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  return lowest === undefined || highest === undefined ? null : { lowest, median: middle(sorted), highest };
}
