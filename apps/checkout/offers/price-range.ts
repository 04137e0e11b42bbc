import type { Offer } from '@emsal/state/offer/offer-state';
import { useMemo } from 'react';

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

/** The very same range while its figures stay: rows are not drawn anew when only their order changes. */
export function usePriceRange(offers: readonly Offer[]): PriceRange | null {
  const range = priceRange(offers);
  const { lowest, median, highest } = range ?? { lowest: 0, median: 0, highest: 0 };
  const isEmpty = range === null;
  return useMemo(() => (isEmpty ? null : { lowest, median, highest }), [isEmpty, lowest, median, highest]);
}
