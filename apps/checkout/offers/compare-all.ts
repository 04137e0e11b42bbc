import type { Offer } from '@emsal/state/offer/offer-state';
import { comparePath } from '../visit/checkout-paths';
import { mostCompared } from './compare-limit';
import type { Acting, Said } from './use-offer-actions';
import { wayOn } from './way-on';

type Going = (path: string) => void | Promise<void>;

export interface Compared {
  offers: readonly Offer[];
  /** The place that says why they cannot be compared; the bar of the picks where none is told. */
  at?: string;
}

/** Opens these offers side by side. The page of the comparison has a sealed name of its own, so that it can be reloaded, printed and sent. */
export async function compareAll(acting: Acting, go: Going, { offers, at }: Compared): Promise<Said> {
  const { line, visitId, ports } = acting;
  const productIds = offers.map(({ productId }) => productId).slice(0, mostCompared());
  const reply = await ports.client.command('POST quoterequestapi/offer/CompareQuoteDetail/{visitId}', {
    visitId,
    productIds,
  });
  if (reply.isSuccess) {
    await go(comparePath(line, reply.result.query));
    return {};
  }
  const { message, messageCode } = reply;
  if (at) return { problem: { at, message, wayOn: wayOn(acting, messageCode) } };
  return { compareFull: message };
}
