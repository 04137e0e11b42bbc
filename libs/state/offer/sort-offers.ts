import type { Offer, SortedType } from './offer-state';

type Compare = (a: Offer, b: Offer) => number;

const first =
  (flag: 'isBestProduct' | 'isBestPrice' | 'isBestCoverage'): Compare =>
  (a, b) =>
    Number(b[flag]) - Number(a[flag]);
const cheaper: Compare = (a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount;
/** The published score weighs cover against price. */
const better: Compare = (a, b) => b.scoreValue - a.scoreValue;
/** Tie-breaker, so that equal offers have the same order on every device. */
const byId: Compare = (a, b) => a.productId - b.productId;

const criteria: Record<SortedType, readonly Compare[]> = {
  best: [first('isBestProduct'), better, cheaper, byId],
  price: [first('isBestPrice'), cheaper, better, byId],
  coverage: [first('isBestCoverage'), (a, b) => b.coverageScore - a.coverageScore, cheaper, byId],
};

/** Returns a sorted copy (spec funnel 4.2): recommended, cheapest or widest cover first. */
export const sortOffers = (offers: readonly Offer[], by: SortedType): Offer[] =>
  offers.toSorted((a, b) => criteria[by].reduce((result, compare) => result || compare(a, b), 0));
