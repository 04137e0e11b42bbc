import type { Offer } from '@emsal/state/offer/offer-state';
import { rangeOf } from '@emsal/ui/price-spread/spread';
import type { PriceRange } from '@emsal/ui/price-spread/spread';
import { useMemo } from 'react';

export type { PriceRange };

/** The price range that all rows share; null without offers. */
export function priceRange(offers: readonly Pick<Offer, 'cacheAmountWithDiscount'>[]): PriceRange | null {
  const sorted = offers.map((offer) => offer.cacheAmountWithDiscount).toSorted((a, b) => a - b);
  return sorted.length === 0 ? null : rangeOf(sorted);
}

/** Returns the same object while its figures are equal, so that memoised rows are not re-rendered. */
export function usePriceRange(offers: readonly Offer[]): PriceRange | null {
  const range = priceRange(offers);
  const { lowest, median, highest } = range ?? { lowest: 0, median: 0, highest: 0 };
  const isEmpty = range === null;
  return useMemo(() => (isEmpty ? null : { lowest, median, highest }), [isEmpty, lowest, median, highest]);
}
