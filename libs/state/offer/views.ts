/** How the visitor looks at the offers: order, filters, favourites, picks to compare. */
import { toggleFilter } from './filter-offers';
import type { FilterGroup, OfferState, SortedType } from './offer-state';
import { own } from './own';
import { arrangeOffers } from './place-offers';

const toggled = (list: readonly number[], productId: number): readonly number[] =>
  list.includes(productId) ? list.filter((one) => one !== productId) : [...list, productId];

/** All that came, in an order that is chosen now. */
const withAll = (
  { offerList, waitingOffers, sortedType, weights }: OfferState,
  how: Partial<Pick<OfferState, 'sortedType' | 'weights'>>,
): Partial<OfferState> => {
  const chosen = { sortedType, weights, ...how };
  return {
    ...chosen,
    offerList: arrangeOffers([...offerList, ...waitingOffers], { by: chosen.sortedType, weights: chosen.weights }),
    waitingOffers: [],
  };
};

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
