import type { ParsedOf } from '@emsal/api/calls/table';
import { linePath } from '@emsal/lines/facts/line-path';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import { carryProof } from '../otp/carry-proof';
import { setVisitCookie } from '../visit/open-visit';
import { visitOf } from '../visit/own-visit';
import { readHeldVisit } from '../visit/visit-store';
import { openOfferLists } from './open-offer-lists';

/**
 * The session counts as a proof of the visit, as it does where the form would ask for a code (decision 380).
 * @throws ProtocolError notFound, also for another customer's list and for one that is over
 */
export async function resumeOffers(
  { quoteHeaderId }: ParsedOf<'POST selfservice/customeraccount/resumeOffers'>,
  context: CustomerContext,
): Promise<{ listPath: string }> {
  const open = (await openOfferLists(context)).find(({ quote }) => quote.id === quoteHeaderId);
  const held = open && (await readHeldVisit(context.db, open.quote.visitId));
  if (!held) throw new ProtocolError('notFound');
  const visit = visitOf(held, context.clock);
  if (!visit.isVerified) await carryProof({ ...context, visit });
  setVisitCookie(context, visit);
  return { listPath: linePath(factsOf(visit.line), '/listeleme') };
}
