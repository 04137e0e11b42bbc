import { buyPressed, buyReleased } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { choiceRecovery } from './choice-recovery';
import { requestQuotes } from '../requote/request-quotes';
import { focusTitle } from '../../page/focus-title';
import type { ActionContext, ActionFeedback } from '../actions/offer-actions';
import type { ProblemPlace } from '../actions/problem-place';

/** Requests new quotes from an expired offer and reloads the list. */
export async function requoteOffer(
  context: ActionContext,
  { productId }: Offer,
  place: ProblemPlace,
): Promise<ActionFeedback> {
  const { line, visitId, ports, read, revalidate } = context;
  const { client, dispatch } = ports;
  const { busyProducts, assumptions } = read();
  if (busyProducts.includes(productId)) return {};
  dispatch(buyPressed({ line: line.id, productId }));
  const refusal = await requestQuotes(client, { visitId, campaigns: assumptions.campaigns });
  if (refusal === null) {
    await revalidate();
    focusTitle();
  }
  dispatch(buyReleased({ line: line.id, productId }));
  if (refusal === null) return {};
  const { message, messageCode } = refusal;
  return { problem: { place, message, recovery: choiceRecovery(context, messageCode) } };
}
