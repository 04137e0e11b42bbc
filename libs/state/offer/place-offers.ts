import { markBest } from './mark-best';
import type { Offer, SortedType } from './offer-state';
import { sortOffers } from './sort-offers';

export interface Placing {
  shown: readonly Offer[];
  waiting: readonly Offer[];
  arrived: readonly Offer[];
  by: SortedType;
  /** Id of the offer under the pointer or the focus; null when the visitor touches none. */
  heldId: string | null;
}

/** Marked and in order: what the screen shows when nothing has to be spared. */
export const arrangeOffers = (offers: readonly Offer[], by: SortedType): Offer[] => sortOffers(markBest(offers), by);

const placeOf = (offers: readonly Offer[], id: string): number => offers.findIndex((offer) => offer.id === id);

/** Newcomers join the list, with all that wait, unless that moves the held row: then they wait. An answer told twice counts once. */
export function placeOffers({ shown, waiting, arrived, by, heldId }: Placing): { shown: Offer[]; waiting: Offer[] } {
  const newest = new Map([...shown, ...waiting, ...arrived].map((offer) => [offer.id, offer]));
  const kept = shown.map((offer) => newest.get(offer.id) ?? offer);
  const together = arrangeOffers([...newest.values()], by);
  const stays = heldId === null || placeOf(together, heldId) === placeOf(shown, heldId);
  return stays
    ? { shown: together, waiting: [] }
    : { shown: kept, waiting: [...newest.values()].filter(({ id }) => placeOf(shown, id) === -1) };
}
