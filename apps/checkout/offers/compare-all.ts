import type { Offer } from '@emsal/state/offer/offer-state';
import { comparePath } from '../visit/checkout-paths';
import { mostCompared } from './compare-limit';
import type { Acting, Said } from './use-offer-actions';

type Going = (path: string) => void | Promise<void>;

/** Opens these offers side by side. The page of the comparison has a sealed name of its own, so that it can be reloaded, printed and sent. */
export async function compareAll({ line, visitId, ports }: Acting, go: Going, offers: readonly Offer[]): Promise<Said> {
  const productIds = offers.map(({ productId }) => productId).slice(0, mostCompared());
  const reply = await ports.client.command('POST quoterequestapi/offer/CompareQuoteDetail/{visitId}', {
    visitId,
    productIds,
  });
  if (!reply.isSuccess) return { compareFull: reply.message };
  await go(comparePath(line, reply.result.query));
  return {};
}
