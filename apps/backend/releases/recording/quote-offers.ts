/** Requests quotes and waits for the complete list. */
import type { OutputOf } from '@emsal/api/calls/table';
import type { Filled } from './fill-form';

export type OfferList = OutputOf<'POST quoterequestapi/offer/GetOfferList'>;

export async function quoteOffers(filled: Filled): Promise<OfferList> {
  const { visitor, visitId } = filled;
  await visitor.must('POST quoterequestapi/offer/createoffer', { visitId });
  return completeList(filled);
}

/** Records that later releases must show this list unchanged. */
export async function completeList({ visitor, visitId }: Filled): Promise<OfferList> {
  await visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/stream/${visitId}` });
  const list = (await visitor.must('POST quoterequestapi/offer/GetOfferList', { visitId })) as OfferList;
  if (list.state !== 'complete') throw new Error(`${visitor.name}: the list is not complete`);
  return list;
}

/** All calls of the offer list's pages. */
export function keepList({ visitor, visitId }: Pick<Filled, 'visitor' | 'visitId'>): void {
  visitor.keep('POST quoterequestapi/offer/GetOfferList', { visitId });
  visitor.keep('POST quoterequestapi/offer/getcampaign', { visitId, quoteHeaderId: 0 });
  visitor.keep('GET quoterequestapi/offer/GetFilterValues/{visitId}', { visitId });
}

export const soldOnline = ({ offerList }: OfferList) => offerList.filter(({ isCallCentreOnly }) => !isCallCentreOnly);

/** Chooses an offer for the summary. */
export async function chooseOffer(
  { visitor, visitId }: Filled,
  { quoteHeaderId, productId }: Pick<OfferList['offerList'][number], 'quoteHeaderId' | 'productId'>,
): Promise<void> {
  await visitor.must('POST quoterequestapi/offer/RedirectToSummary', { visitId, quoteHeaderId, productId });
}
