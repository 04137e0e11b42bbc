import type { Weights } from '@emsal/ranking/rank';
import { markBest } from './mark-best';
import type { Offer, SortedType } from './offer-state';
import { sortOffers } from './sort-offers';

export interface OfferPlacement {
  shown: readonly Offer[];
  arrived: readonly Offer[];
  by: SortedType;
  weights: Weights;
  /** Id of the hovered or focused offer; null when there is none. */
  activeOfferId: string | null;
}

/** Labelled and sorted offers. */
export const arrangeOffers = (
  offers: readonly Offer[],
  { by, weights }: { by: SortedType; weights?: Weights },
): Offer[] => sortOffers(markBest(offers, weights), by);

/** Puts one offer back at an index; the others keep their order. */
function withHeld(offers: readonly Offer[], id: string, index: number): Offer[] {
  const held = offers.find((offer) => offer.id === id);
  return held ? offers.filter((offer) => offer !== held).toSpliced(index, 0, held) : [...offers];
}

const isSameOrder = (a: readonly Offer[], b: readonly Offer[]): boolean =>
  a.length === b.length && a.every((offer, index) => offer === b[index]);

/**
 * Merges arrived offers into the list: all are counted, scored, labelled and sorted; only the active row keeps its
 * place. Repeated offers count once. Returns the same list when nothing changes.
 */
export function placeOffers({ shown, arrived, activeOfferId, ...view }: OfferPlacement): readonly Offer[] {
  const newest = new Map([...shown, ...arrived].map((offer) => [offer.id, offer]));
  const merged = arrangeOffers([...newest.values()], view);
  const index = shown.findIndex(({ id }) => id === activeOfferId);
  const placed = index < 0 ? merged : withHeld(merged, activeOfferId!, index);
  return isSameOrder(placed, shown) ? shown : placed;
}
