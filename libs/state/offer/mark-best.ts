import { rankOffers } from '@emsal/ranking/rank';
import type { Rank, Weights } from '@emsal/ranking/rank';
import type { Offer } from './offer-state';

/**
 * Scores and labels the given offers. While insurers answer, the figures an offer was sent with are outdated by the
 * next arrival.
 */
export function markBest(offers: readonly Offer[], weights?: Weights): Offer[] {
  const ranks = rankOffers(
    offers.map(({ productId, cacheAmountWithDiscount, coverageScore, isSaleExpired }) => ({
      productId,
      total: cacheAmountWithDiscount,
      coverageScore,
      isSaleExpired,
    })),
    weights,
  );
  return offers.map((offer) => ranked(offer, ranks.get(offer.productId)!));
}

/** Returns the same object when nothing changed, so that its row is not re-rendered. */
const ranked = (offer: Offer, rank: Rank): Offer =>
  Object.entries(rank).every(([key, value]) => offer[key as keyof Rank] === value) ? offer : { ...offer, ...rank };
