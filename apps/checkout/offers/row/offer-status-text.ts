import { passiveFavouriteText } from '@emsal/api/outcomes/change-offer';
import { formatLira } from '@emsal/platform/formats/money';
import type { Offer } from '@emsal/state/offer/offer-state';
import { instalmentOf } from '@emsal/tariffs/instalment';
import { offersTexts as texts } from '../texts/offers.texts';

/** The text below the price: instalments, or why the offer cannot be bought now. */
export function offerStatusText(offer: Offer): string {
  const { isPassiveFavorite, isSaleExpired, isCallCentreOnly, maxInstalments, cacheAmountWithDiscount } = offer;
  if (isPassiveFavorite) return passiveFavouriteText;
  if (isSaleExpired) return texts.saleExpired;
  if (isCallCentreOnly) return texts.callCentreOnly;
  return maxInstalments > 1
    ? texts.instalments(maxInstalments, formatLira(instalmentOf(cacheAmountWithDiscount, maxInstalments)))
    : texts.singlePayment;
}
