import type { Offer } from '@emsal/state/offer/offer-state';

/** A passive favourite is not in the list, so no changed offer could replace it. */
export const isChangeable = ({
  isPassiveFavorite,
  options = [],
}: Pick<Offer, 'isPassiveFavorite' | 'options'>): boolean => !isPassiveFavorite && options.length > 0;
