import type { Offer } from './offer-state';

const extreme = (offers: readonly Offer[], value: (offer: Offer) => number): string | undefined =>
  offers.reduce<Offer | undefined>(
    (best, offer) => (best === undefined || value(offer) > value(best) ? offer : best),
    undefined,
  )?.id;

/**
 * The three distinctions among the offers at hand. While insurers answer, an offer's own flags speak of the moment
 * it was sent; the cheapest of five is not the cheapest of ten.
 */
export function markBest(offers: readonly Offer[]): Offer[] {
  const price = extreme(offers, (offer) => -offer.cacheAmountWithDiscount);
  const product = extreme(offers, (offer) => offer.scoreValue);
  const coverage = extreme(offers, (offer) => offer.coverageScore);
  return offers.map((offer) => ({
    ...offer,
    isBestPrice: offer.id === price,
    isBestProduct: offer.id === product,
    isBestCoverage: offer.id === coverage,
  }));
}
