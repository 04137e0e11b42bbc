import type { Offer, OfferState } from './offer-state';

type Favoured = Pick<OfferState, 'offerList' | 'favouritesList' | 'passiveFavourites'>;

/** Favourited offers in the order of the list, then the passive ones (spec funnel 4.2). */
export const favouriteOffers = ({ offerList, favouritesList, passiveFavourites }: Favoured): readonly Offer[] => [
  ...offerList.filter(({ productId }) => favouritesList.includes(productId)),
  ...passiveFavourites
    .filter(({ productId }) => !offerList.some((offer) => offer.productId === productId))
    .map((offer) => ({ ...offer, isPassiveFavorite: true })),
];
