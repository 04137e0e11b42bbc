import type { InputOf } from '@emsal/api/calls/table';
import { formatMoney } from '@emsal/platform/formats/money';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { matchesFilters } from '@emsal/ranking/matches-filter';
import { filtersCleared, highlightEnded, offerReplaced } from '@emsal/state/offer/offer-slice';
import type { Filters, Offer } from '@emsal/state/offer/offer-state';
import type { OfferPorts } from '../settle-offers';
import { changeTexts as texts } from './change.texts';

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
  /** Those that the list is narrowed by. */
  filters: Filters;
}

/** What the change does to the price. Kuruş. */
function pricesInWords(amounts: { oldTotalAmountWithDiscount: number; totalAmountWithDiscount: number }): string {
  const { oldTotalAmountWithDiscount: before, totalAmountWithDiscount: after } = amounts;
  if (before === after) return texts.priceStayed;
  const say = after > before ? texts.becameDearer : texts.becameCheaper;
  return say(formatMoney(before), formatMoney(after), formatMoney(Math.abs(after - before)));
}

/** Asks this product's insurer again and puts its answer into the list; the card is opened and marked. */
export async function changeOffer(
  { client, dispatch }: Pick<OfferPorts, 'client' | 'dispatch'>,
  { line, visitId, offer, change, filters }: Changing,
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
  // What was asked for is seen: filters that it does not fit any more would hide it.
  if (!matchesFilters(reply.result.offer, filters)) dispatch(filtersCleared({ line: line.id }));
  setTimeout(() => dispatch(highlightEnded({ line: line.id, productId })), highlightedFor);
  return { ok: true, message: `${texts.applied[kind]} ${pricesInWords(reply.result)}` };
}
