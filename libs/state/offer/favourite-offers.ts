import type { Offer, OfferState } from './offer-state';

type FavouriteState = Pick<OfferState, 'offerList' | 'favouritesList' | 'passiveFavourites'>;

/** Favourites in list order, then the passive ones (spec funnel 4.2). */
export const favouriteOffers = ({ offerList, favouritesList, passiveFavourites }: FavouriteState): readonly Offer[] => [
  ...offerList.filter(({ productId }) => favouritesList.includes(productId)),
  ...passiveFavourites
    .filter(({ productId }) => !offerList.some((offer) => offer.productId === productId))
    .map((offer) => ({ ...offer, isPassiveFavorite: true })),
];
