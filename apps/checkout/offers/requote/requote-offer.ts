import { buyPressed, buyReleased } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { requestQuotes } from './request-quotes';
import { focusTitle } from '../../page/focus-title';
import type { ActionContext, ActionFeedback } from '../actions/offer-actions';

/** Requests new quotes from an expired offer and reloads the list. */
export async function requoteOffer(
  { line, visitId, ports: { client, dispatch }, read, revalidate }: ActionContext,
  { productId }: Offer,
  target: string,
): Promise<ActionFeedback> {
  const { busyProducts, assumptions } = read();
  if (busyProducts.includes(productId)) return {};
  dispatch(buyPressed({ line: line.id, productId }));
  const message = await requestQuotes(client, { visitId, campaigns: assumptions.campaigns });
  if (message === null) {
    await revalidate();
    focusTitle();
  }
  dispatch(buyReleased({ line: line.id, productId }));
  return message === null ? {} : { problem: { target, message } };
}
