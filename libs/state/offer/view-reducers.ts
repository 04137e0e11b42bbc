/** Reducers for the visitor's view: order, filters, favourites, comparison. */
import type { ProductId } from '@emsal/api/calls/identifiers';
import { toggleFilter } from './filter-offers';
import type { FilterGroup, OfferState, SortedType } from './offer-state';
import { offerReducer } from './offer-reducer';
import { arrangeOffers } from './place-offers';

const toggled = (list: readonly number[], productId: ProductId): readonly number[] =>
  list.includes(productId) ? list.filter((one) => one !== productId) : [...list, productId];

/** The same offers with another order or other weights. */
function withView(before: OfferState, view: Partial<Pick<OfferState, 'sortedType' | 'weights'>>): Partial<OfferState> {
  const { offerList, sortedType, weights } = { ...before, ...view };
  return { ...view, offerList: arrangeOffers(offerList, { by: sortedType, weights }) };
}

export const viewReducers = {
  sortChosen: offerReducer<{ sortedType: SortedType }>((before, { sortedType }) => withView(before, { sortedType })),
  /** The visitor's own weights: scores and labels change. */
  weightsChosen: offerReducer<Pick<OfferState, 'weights'>>((before, { weights }) => withView(before, { weights })),
  /** Those of the line, before its list is loaded; later they are the visitor's. */
  weightsPublished: offerReducer<Pick<OfferState, 'weights'>>(({ quoteHeaderId }, { weights }) =>
    quoteHeaderId === null ? { weights } : {},
  ),
  filterToggled: offerReducer<{ key: FilterGroup['key']; code: string }>(({ filters }, { key, code }) => ({
    filters: toggleFilter(filters, key, code),
  })),
  filtersCleared: offerReducer(() => ({ filters: {} })),
  /** A passive favourite can only be removed. */
  favouriteToggled: offerReducer<{ productId: ProductId }>(
    ({ favouritesList, touchedFavourites, passiveFavourites }, { productId }) =>
      passiveFavourites.some((offer) => offer.productId === productId)
        ? { passiveFavourites: passiveFavourites.filter((offer) => offer.productId !== productId) }
        : {
            favouritesList: toggled(favouritesList, productId),
            touchedFavourites: [...touchedFavourites, productId],
          },
  ),
  /** At most `most` offers: further ones are ignored. */
  compareToggled: offerReducer<{ productId: ProductId; most: number }>(({ compareList }, { productId, most }) =>
    compareList.includes(productId) || compareList.length < most
      ? { compareList: toggled(compareList, productId) }
      : {},
  ),
  compareChosen: offerReducer<Pick<OfferState, 'compareList'>>((_, { compareList }) => ({ compareList })),
};
