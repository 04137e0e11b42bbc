import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { actionStarted, actionEnded } from '@emsal/state/offer/offer-slice';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { campaignIds, storeChoice } from '../loading/offer-session';
import type { OfferPorts } from '../loading/load-final-list';

/** Milliseconds (spec funnel 9). */
export const busyDuration = 1_000;

export interface Choice {
  line: LineFacts;
  visitId: VisitId;
  offer: Offer;
  chosenOf: Pick<OfferState, 'selectedCampaigns' | 'busyProducts'>;
}
/** `message` is the server's: the offer has expired, or cannot be sold now. */
export type ChoiceResult = { ok: true } | { ok: false; message: string; messageCode: string };

/** Chooses an offer on the server and stores the choice in session storage. Null while its button is still busy. */
export async function chooseOffer(
  { client, dispatch, session }: Pick<OfferPorts, 'client' | 'dispatch' | 'session'>,
  { line, visitId, offer, chosenOf }: Choice,
): Promise<ChoiceResult | null> {
  const { productId, quoteHeaderId } = offer;
  if (chosenOf.busyProducts.includes(productId)) return null;
  dispatch(actionStarted({ line: line.id, productId }));
  setTimeout(() => dispatch(actionEnded({ line: line.id, productId })), busyDuration);
  const campaigns = campaignIds(chosenOf.selectedCampaigns, offer);
  const reply = await client.command('POST quoterequestapi/offer/RedirectToSummary', {
    visitId,
    quoteHeaderId,
    productId,
    campaigns,
  });
  if (!reply.isSuccess) return { ok: false, message: reply.message, messageCode: reply.messageCode };
  storeChoice(session, line, { offerId: reply.result.offerId, campaigns });
  return { ok: true };
}
