import { changeAppliedTexts } from '@emsal/api/outcomes/change-offer';
import type { InputOf } from '@emsal/api/calls/table';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { highlightEnded, offerReplaced } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import type { OfferPorts } from '../settle-offers';

export type Change = NonNullable<InputOf<'POST quoterequestapi/offer/createOfferForProductId'>['change']>;
/** The words that the page shows: what was applied, or the server's sentence. */
export type Changed = { ok: boolean; message: string };

/** Spec funnel 9: how long the changed card is marked, milliseconds. */
export const highlightedFor = 5_000;

interface Changing {
  line: LineFacts;
  visitId: string;
  offer: Offer;
  change: Change;
}

/** Asks this product's insurer again and puts its answer into the list; the card is opened and marked. */
export async function changeOffer(
  { client, dispatch }: Pick<OfferPorts, 'client' | 'dispatch'>,
  { line, visitId, offer, change }: Changing,
): Promise<Changed> {
  const { quoteHeaderId, productId } = offer;
  const kind = change.immLimit === undefined || change.immLimit === offer.minimumImm ? 'assurance' : 'imm';
  const reply = await client.command('POST quoterequestapi/offer/createOfferForProductId', {
    visitId,
    quoteHeaderId,
    productId,
    change,
  });
  if (!reply.isSuccess) return { ok: false, message: reply.message };
  dispatch(offerReplaced({ line: line.id, answer: reply.result, kind }));
  setTimeout(() => dispatch(highlightEnded({ line: line.id, productId })), highlightedFor);
  return { ok: true, message: changeAppliedTexts[kind] };
}
