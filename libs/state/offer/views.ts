/** How the visitor looks at the offers: order, filters, favourites, picks to compare. */
import { toggleFilter } from './filter-offers';
import { markBest } from './mark-best';
import type { FilterGroup, OfferState, SortedType } from './offer-state';
import { own } from './own';
import { sortOffers } from './sort-offers';

const toggled = (list: readonly number[], productId: number): readonly number[] =>
  list.includes(productId) ? list.filter((one) => one !== productId) : [...list, productId];

/** All that came, in an order that is chosen now. What is best among them stands already, unless the weights are other ones or some join: a press on the order does not wait for it. */
function withAll(before: OfferState, how: Partial<Pick<OfferState, 'sortedType' | 'weights'>>): Partial<OfferState> {
  const { offerList, waitingOffers, sortedType, weights } = { ...before, ...how };
  const changed = how.weights ?? waitingOffers[0];
  const marked = changed ? markBest([...offerList, ...waitingOffers], weights) : offerList;
  return { ...how, offerList: sortOffers(marked, sortedType), waitingOffers: [] };
}

export const views = {
  waitingShown: own((before) => withAll(before, {})),
  sortChosen: own<{ sortedType: SortedType }>((before, { sortedType }) => withAll(before, { sortedType })),
  /** The visitor's own shares: the score changes, and what is best by it. */
  weightsChosen: own<Pick<OfferState, 'weights'>>((before, { weights }) => withAll(before, { weights })),
  filterToggled: own<{ key: FilterGroup['key']; code: string }>(({ filters }, { key, code }) => ({
    filters: toggleFilter(filters, key, code),
  })),
  filtersCleared: own(() => ({ filters: {} })),
  /** A passive favourite can only be given up. */
  favouriteToggled: own<{ productId: number }>(
    ({ favouritesList, touchedFavourites, passiveFavourites }, { productId }) =>
      passiveFavourites.some((offer) => offer.productId === productId)
        ? { passiveFavourites: passiveFavourites.filter((offer) => offer.productId !== productId) }
        : {
            favouritesList: toggled(favouritesList, productId),
            touchedFavourites: [...touchedFavourites, productId],
          },
  ),
  /** One more than `most` is not taken: what was chosen before stays. */
  compareToggled: own<{ productId: number; most: number }>(({ compareList }, { productId, most }) =>
    compareList.includes(productId) || compareList.length < most
      ? { compareList: toggled(compareList, productId) }
      : {},
  ),
  compareChosen: own<Pick<OfferState, 'compareList'>>((_, { compareList }) => ({ compareList })),
};
