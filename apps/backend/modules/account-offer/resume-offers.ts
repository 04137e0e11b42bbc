import type { ParsedOf } from '@emsal/api/calls/table';
import { linePath } from '@emsal/lines/facts/line-path';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CustomerContext } from '../../http/context';
import { openOfferLists } from './open-offer-lists';
import { resumeVisit } from './resume-visit';

/** @throws ProtocolError notFound, also for another customer's list and for one that is over */
export async function resumeOffers(
  { quoteHeaderId }: ParsedOf<'POST selfservice/customeraccount/resumeOffers'>,
  context: CustomerContext,
): Promise<{ listPath: string }> {
  const open = (await openOfferLists(context)).find(({ quote }) => quote.id === quoteHeaderId);
  const { line } = await resumeVisit(open?.quote.visitId, context);
  return { listPath: linePath(factsOf(line), '/listeleme') };
}
