import type { Weights } from '@emsal/ranking/rank';
import { markBest } from './mark-best';
import { offerLabel } from './offer-label';
import type { Offer, SortedType } from './offer-state';
import { sortOffers } from './sort-offers';

export interface Placing {
  shown: readonly Offer[];
  waiting: readonly Offer[];
  arrived: readonly Offer[];
  by: SortedType;
  weights: Weights;
  /** Id of the offer under the pointer or the focus; null when the visitor touches none. */
  heldId: string | null;
}

/** Marked and in order: what the screen shows when nothing has to be spared. */
export const arrangeOffers = (
  offers: readonly Offer[],
  { by, weights }: { by: SortedType; weights?: Weights },
): Offer[] => sortOffers(markBest(offers, weights), by);

const placeOf = (offers: readonly Offer[], id: string): number => offers.findIndex((offer) => offer.id === id);

/** What stands above the row, and how high it is: a label makes a row higher. */
const above = (offers: readonly Offer[], id: string): string =>
  offers
    .slice(0, placeOf(offers, id) + 1)
    .map((offer) => `${offer.id} ${offerLabel(offer)}`)
    .join();

/**
 * Newcomers join the list, with all that wait, unless that moves the held row: then they wait, and what is best is said among the rows that
 * are shown, because a label that goes moves the rows below. An answer told twice counts once.
 */
export function placeOffers({ shown, waiting, arrived, heldId, ...how }: Placing): {
  shown: Offer[];
  waiting: Offer[];
} {
  const newest = new Map([...shown, ...waiting, ...arrived].map((offer) => [offer.id, offer]));
  const kept = shown.map((offer) => newest.get(offer.id) ?? offer);
  const together = arrangeOffers([...newest.values()], how);
  const stays = heldId === null || above(together, heldId) === above(shown, heldId);
  return stays
    ? { shown: together, waiting: [] }
    : {
        shown: markBest(kept, how.weights),
        waiting: [...newest.values()].filter(({ id }) => placeOf(shown, id) === -1),
      };
}
