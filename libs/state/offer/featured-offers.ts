import type { Offer } from './offer-state';

/** The offers with a label, each once: best price, best score, widest cover. */
export const featuredOffers = (offers: readonly Offer[]): readonly Offer[] => {
  const distinguished = [
    offers.find(({ isBestPrice }) => isBestPrice),
    offers.find(({ isBestProduct }) => isBestProduct),
    offers.find(({ isBestCoverage }) => isBestCoverage),
  ].filter((offer) => offer !== undefined);
  return [...new Set(distinguished)];
};

/** A detailed comparison needs more than one featured offer (spec funnel 2.5). */
export const hasDetailedComparison = (featured: readonly Offer[]): boolean => featured.length > 1;
