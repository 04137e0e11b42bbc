import { buyPressed, buyReleased } from '@emsal/state/offer/offer-slice';
import type { Offer } from '@emsal/state/offer/offer-state';
import { askInsurers } from './campaigns/ask-insurers';
import { focusTitle } from './list/focus-title';
import type { Acting, Said } from './use-offer-actions';

/** Asks the insurers once more from an offer that is over; the list that is loaded then takes this one's place. */
export async function askListAnew(
  { line, visitId, ports: { client, dispatch }, read, revalidate }: Acting,
  { productId }: Offer,
  at: string,
): Promise<Said> {
  const { busyProducts, assumptions } = read();
  if (busyProducts.includes(productId)) return {};
  dispatch(buyPressed({ line: line.id, productId }));
  const message = await askInsurers(client, { visitId, campaigns: assumptions.campaigns });
  if (message === null) {
    await revalidate();
    focusTitle();
  }
  dispatch(buyReleased({ line: line.id, productId }));
  return message === null ? {} : { problem: { at, message } };
}
