import type { Offer, SortedType } from './offer-state';

type Compare = (a: Offer, b: Offer) => number;

const first =
  (flag: 'isBestProduct' | 'isBestPrice' | 'isBestCoverage'): Compare =>
  (a, b) =>
    Number(b[flag]) - Number(a[flag]);
const scorePerPrice = (offer: Offer): number => offer.scoreValue / offer.cacheAmountWithDiscount;
const cheaper: Compare = (a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount;
/** The last word, so that equal offers keep one order on every device. */
const byId: Compare = (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id));

const criteria: Record<SortedType, readonly Compare[]> = {
  best: [first('isBestProduct'), (a, b) => scorePerPrice(b) - scorePerPrice(a), cheaper, byId],
  price: [first('isBestPrice'), cheaper, (a, b) => b.scoreValue - a.scoreValue, byId],
  coverage: [first('isBestCoverage'), (a, b) => b.coverageScore - a.coverageScore, cheaper, byId],
};

/** A new list in the order of `by` (spec funnel 4.2): recommended, cheapest or widest first, then score per price, price or cover. */
export const sortOffers = (offers: readonly Offer[], by: SortedType): Offer[] =>
  offers.toSorted((a, b) => criteria[by].reduce((found, compare) => found || compare(a, b), 0));
