/** The visitor's choice of order. 'Best' is the ranking's own, so that page, server and download agree. */
import { bestFirst } from '@emsal/ranking/rank';
import type { Offer, SortedType } from './offer-state';

type Compare = (a: Offer, b: Offer) => number;

const first =
  (flag: 'isBestPrice' | 'isBestCoverage'): Compare =>
  (a, b) =>
    Number(b[flag]) - Number(a[flag]);
const cheaper: Compare = (a, b) => a.cacheAmountWithDiscount - b.cacheAmountWithDiscount;
/** The published score weighs cover against price. */
const better: Compare = (a, b) => b.scoreValue - a.scoreValue;
/** Tie-breaker, so that equal offers have the same order on every device. */
const byId: Compare = (a, b) => a.productId - b.productId;

const criteria: Record<Exclude<SortedType, 'best'>, readonly Compare[]> = {
  price: [first('isBestPrice'), cheaper, better, byId],
  coverage: [first('isBestCoverage'), (a, b) => b.coverageScore - a.coverageScore, cheaper, byId],
};

/** Returns a sorted copy (spec funnel 4.2): recommended, cheapest or widest cover first. */
export const sortOffers = (offers: readonly Offer[], by: SortedType): Offer[] =>
  by === 'best'
    ? best(offers)
    : offers.toSorted((a, b) => criteria[by].reduce((result, compare) => result || compare(a, b), 0));

/** The same objects, so that no row is rendered again. */
const best = (offers: readonly Offer[]): Offer[] =>
  bestFirst(
    offers.map((offer) => {
      const { productId, cacheAmountWithDiscount: total, coverageScore, scoreValue, isSaleExpired } = offer;
      return { productId, total, coverageScore, scoreValue, isSaleExpired, offer };
    }),
  ).map(({ offer }) => offer);
