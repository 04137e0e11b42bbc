import { actionStarted, actionEnded } from '@emsal/state/offer/offer-slice';
import type { Failure } from '@emsal/api/envelope';
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
  dispatch(actionStarted({ line: line.id, productId }));
  try {
    const refusal = await requestQuotes(client, { visitId, campaigns: assumptions.campaigns });
    if (refusal !== null) return refused(context, refusal, place);
    await revalidate();
    focusTitle();
    return {};
  } finally {
    dispatch(actionEnded({ line: line.id, productId }));
  }
}

const refused = (context: ActionContext, { message, messageCode }: Failure, place: ProblemPlace): ActionFeedback => ({
  problem: { place, message, recovery: choiceRecovery(context, messageCode) },
});
