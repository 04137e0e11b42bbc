import { comparePath } from '../../navigation/checkout-paths';
import { comparisonLimit } from './compare-limit';
import type { ActionContext, ActionFeedback } from '../actions/offer-actions';
import { choiceRecovery } from '../choice/choice-recovery';
import type { Comparison } from '../actions/comparison';

type Navigate = (path: string) => void | Promise<void>;

/** Opens the comparison page under a sealed id, so that it can be reloaded, printed and sent. */
export async function openComparison(
  context: ActionContext,
  navigate: Navigate,
  { offers, place }: Comparison,
): Promise<ActionFeedback> {
  const { line, visitId, ports } = context;
  const productIds = offers.map(({ productId }) => productId).slice(0, comparisonLimit());
  const reply = await ports.client.command('POST quoterequestapi/offer/CompareQuoteDetail/{visitId}', {
    visitId,
    productIds,
  });
  if (reply.isSuccess) {
    await navigate(comparePath(line, reply.result.query));
    return {};
  }
  const { message, messageCode } = reply;
  if (place) return { problem: { place, message, recovery: choiceRecovery(context, messageCode) } };
  return { compareFull: message };
}
