import type { Offer } from '@emsal/state/offer/offer-state';
import { rangeOf } from '@emsal/ui/price-spread/spread';
import type { PriceRange } from '@emsal/ui/price-spread/spread';
import { useMemo } from 'react';

export type { PriceRange };

/** The scale that all rows of the list share; null without offers. */
export function priceRange(offers: readonly Pick<Offer, 'cacheAmountWithDiscount'>[]): PriceRange | null {
  const sorted = offers.map((offer) => offer.cacheAmountWithDiscount).toSorted((a, b) => a - b);
  return sorted.length === 0 ? null : rangeOf(sorted);
}

/** The very same range while its figures stay: rows are not drawn anew when only their order changes. */
export function usePriceRange(offers: readonly Offer[]): PriceRange | null {
  const range = priceRange(offers);
  const { lowest, median, highest } = range ?? { lowest: 0, median: 0, highest: 0 };
  const isEmpty = range === null;
  return useMemo(() => (isEmpty ? null : { lowest, median, highest }), [isEmpty, lowest, median, highest]);
}
