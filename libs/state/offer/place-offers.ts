import { markBest } from './mark-best';
import type { Offer, SortedType } from './offer-state';
import { sortOffers } from './sort-offers';

export interface Placing {
  shown: readonly Offer[];
  waiting: readonly Offer[];
  arrived: Offer;
  by: SortedType;
  /** Id of the offer under the pointer or the focus; null when the visitor touches none. */
  heldId: string | null;
}

/** Marked and in order: what the screen shows when nothing has to be spared. */
export const arrangeOffers = (offers: readonly Offer[], by: SortedType): Offer[] => sortOffers(markBest(offers), by);

const without = (offers: readonly Offer[], id: string): Offer[] => offers.filter((offer) => offer.id !== id);
const placeOf = (offers: readonly Offer[], id: string): number => offers.findIndex((offer) => offer.id === id);

/** A newcomer joins the list, with all that wait, unless that moves the held row: then it waits. An answer told twice counts once. */
export function placeOffer({ shown, waiting, arrived, by, heldId }: Placing): { shown: Offer[]; waiting: Offer[] } {
  const queue = [...without(waiting, arrived.id), arrived];
  const together = arrangeOffers([...queue.reduce<Offer[]>((list, offer) => without(list, offer.id), [...shown]), ...queue], by);
  const stays = heldId === null || placeOf(together, heldId) === placeOf(shown, heldId);
  return stays ? { shown: together, waiting: [] } : { shown: [...shown], waiting: queue };
}
