import type { VisitId } from '@emsal/api/calls/identifiers';
import type { CustomerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Visit } from '../../http/principals';
import { carryProof } from '../otp/carry-proof';
import { setVisitCookie } from '../visit/open-visit';
import { visitOf } from '../visit/own-visit';
import { readHeldVisit } from '../visit/visit-store';

/**
 * Names the customer's visit to this browser, which does not become its holder. The session counts as a proof of the visit, as it does
 * where the form would ask for a code (decision 380).
 * @param visitId found to be this customer's @throws ProtocolError notFound without one
 */
export async function resumeVisit(visitId: VisitId | undefined, context: CustomerContext): Promise<Visit> {
  const held = visitId && (await readHeldVisit(context.db, visitId));
  if (!held) throw new ProtocolError('notFound');
  const visit = visitOf(held, context.clock);
  if (!visit.isVerified) await carryProof({ ...context, visit });
  setVisitCookie(context, visit);
  return visit;
}
