import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { buyPressed, buyReleased } from '@emsal/state/offer/offer-slice';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { campaignIds, keepChoice } from './offer-session';
import type { OfferPorts } from './settle-offers';

/** Spec funnel 9: a pressed button is busy for a second. */
export const busyFor = 1_000;

export interface Choice {
  line: LineFacts;
  visitId: string;
  offer: Offer;
  chosenOf: Pick<OfferState, 'selectedCampaigns' | 'busyProducts'>;
}
/** `message` is the server's sentence: the offer's validity ended, or it cannot be sold now. */
export type Chosen = { ok: true } | { ok: false; message: string; messageCode: string };

/** Chooses an offer: the server learns it, session storage keeps it. Null when its button is busy still. */
export async function chooseOffer(
  { client, dispatch, session }: Pick<OfferPorts, 'client' | 'dispatch' | 'session'>,
  { line, visitId, offer, chosenOf }: Choice,
): Promise<Chosen | null> {
  const { productId, quoteHeaderId } = offer;
  if (chosenOf.busyProducts.includes(productId)) return null;
  dispatch(buyPressed({ line: line.id, productId }));
  setTimeout(() => dispatch(buyReleased({ line: line.id, productId })), busyFor);
  const campaigns = campaignIds(chosenOf.selectedCampaigns, offer);
  const reply = await client.command('POST quoterequestapi/offer/RedirectToSummary', {
    visitId,
    quoteHeaderId,
    productId,
    campaigns,
  });
  if (!reply.isSuccess) return { ok: false, message: reply.message, messageCode: reply.messageCode };
  keepChoice(session, line, { offerId: reply.result.offerId, campaigns });
  return { ok: true };
}
