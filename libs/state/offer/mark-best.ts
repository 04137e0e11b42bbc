import { rankOffers } from '@emsal/ranking/rank';
import type { Rank, Weights } from '@emsal/ranking/rank';
import type { Offer } from './offer-state';

/**
 * Score and the three distinctions among the offers at hand. While insurers answer, an offer's own figures speak of
 * the moment it was sent; the cheapest of five is not the cheapest of ten.
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

/** The very same offer where nothing changed: its row is not drawn anew. */
const ranked = (offer: Offer, rank: Rank): Offer =>
  Object.entries(rank).every(([key, value]) => offer[key as keyof Rank] === value) ? offer : { ...offer, ...rank };
