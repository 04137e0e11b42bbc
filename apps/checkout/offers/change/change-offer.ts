import type { VisitId } from '@emsal/api/calls/identifiers';
import { formatMoney } from '@emsal/platform/formats/money';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { matchesFilters } from '@emsal/ranking/matches-filter';
import { filtersCleared, highlightEnded, offerReplaced } from '@emsal/state/offer/offer-slice';
import type { Filters, Offer } from '@emsal/state/offer/offer-state';
import type { OfferPorts } from '../loading/load-final-list';
import { changeTexts as texts } from './change-dialog.texts';
import type { ChosenOptions } from './option-draft';

/** The message to show: what was applied, or the server's refusal. */
export type ChangeResult = { ok: boolean; message: string };

/** Milliseconds (spec funnel 9). */
export const highlightDuration = 5_000;

interface ChangeRequest {
  line: LineFacts;
  visitId: VisitId;
  offer: Offer;
  options: ChosenOptions;
  /** Active filters of the list. */
  filters: Filters;
}

/** Describes the price difference; amounts in kuruş. */
function priceChangeText(amounts: { oldTotalAmountWithDiscount: number; totalAmountWithDiscount: number }): string {
  const { oldTotalAmountWithDiscount: before, totalAmountWithDiscount: after } = amounts;
  if (before === after) return texts.priceStayed;
  const describe = after > before ? texts.becameDearer : texts.becameCheaper;
  return describe(formatMoney(before), formatMoney(after), formatMoney(Math.abs(after - before)));
}

/** Requests a changed quote from the product's insurer and replaces the offer in the list, highlighted. */
export async function changeOffer(
  { client, dispatch }: Pick<OfferPorts, 'client' | 'dispatch'>,
  { line, visitId, offer, options, filters }: ChangeRequest,
): Promise<ChangeResult> {
  const { quoteHeaderId, productId } = offer;
  const reply = await client.command('POST quoterequestapi/offer/createOfferForProductId', {
    visitId,
    quoteHeaderId,
    productId,
    options,
  });
  if (!reply.isSuccess) return { ok: false, message: reply.message };
  // 'assurance': covers changed, in the specification's word; 'imm': the limit of liability.
  const kind = reply.result.offer.minimumImm === offer.minimumImm ? 'assurance' : 'imm';
  dispatch(offerReplaced({ line: line.id, answer: reply.result, kind }));
  // Active filters must not hide the changed offer.
  if (!matchesFilters(reply.result.offer, filters)) dispatch(filtersCleared({ line: line.id }));
  setTimeout(() => dispatch(highlightEnded({ line: line.id, productId })), highlightDuration);
  const isLimitOnly = kind === 'imm' && Object.keys(options).length === 1;
  const applied = texts.applied[isLimitOnly ? 'imm' : 'assurance'];
  return { ok: true, message: `${applied} ${priceChangeText(reply.result)}` };
}
