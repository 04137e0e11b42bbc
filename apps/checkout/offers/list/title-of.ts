import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { offersTexts as texts } from '../offers.texts';

/** None of the list can be bought any more. */
export const isOver = (offers: readonly Offer[]): boolean =>
  offers.length > 0 && offers.every(({ isSaleExpired }) => isSaleExpired);

/** What the page is called: what can be said of the list so far. */
export function titleOf({ state, offerList }: OfferState, line: LineFacts): string {
  if (state !== 'complete') return texts.arriving;
  if (isOver(offerList)) return texts.over;
  return offerList.length > 0 ? texts.ready(offerList.length, line.shortName) : texts.none;
}
