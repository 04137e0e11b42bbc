import type { Offer } from './offer-state';

export type OfferLabel =
  'bestPriceAndProduct' | 'bestCoverageAndProduct' | 'bestPrice' | 'bestProduct' | 'bestCoverage';
type Flags = Pick<Offer, 'isBestPrice' | 'isBestProduct' | 'isBestCoverage'>;

const labels: readonly [OfferLabel, (offer: Flags) => boolean][] = [
  ['bestPriceAndProduct', (offer) => offer.isBestPrice && offer.isBestProduct],
  ['bestCoverageAndProduct', (offer) => offer.isBestCoverage && offer.isBestProduct],
  ['bestPrice', (offer) => offer.isBestPrice],
  ['bestProduct', (offer) => offer.isBestProduct],
  ['bestCoverage', (offer) => offer.isBestCoverage],
];

/** The label of an offer: combined labels come first (spec funnel 4.2). */
export const offerLabel = (offer: Flags): OfferLabel | null => labels.find(([, fits]) => fits(offer))?.[0] ?? null;
