import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { offersTexts as texts } from '../texts/offers.texts';

/** No offer of the list can be bought any more. */
export const isListExpired = (offers: readonly Offer[]): boolean =>
  offers.length > 0 && offers.every(({ isSaleExpired }) => isSaleExpired);

/** Title of the page, by the state of the list. */
export function offerListTitle({ state, offerList }: OfferState, line: LineFacts): string {
  if (state !== 'complete') return texts.arriving;
  if (isListExpired(offerList)) return texts.expired;
  return offerList.length > 0 ? texts.ready(offerList.length, line.shortName) : texts.none;
}
