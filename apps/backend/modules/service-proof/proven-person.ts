/** For calls of service pages: who uses them in this browser. */
import { serviceProofOutcomes } from '@emsal/api/outcomes/service-proof';
import { secondsAfter } from '../../clock/clock';
import { findCustomer, ownerOf } from '../../customers/customer-store';
import { proofOf, type Contact } from '../../customers/owner';
import type { CallerContext } from '../../http/context';
import type { CustomerPrincipal, ProvenPrincipal } from '../../http/ownership/principal';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { runningProof, type ServiceProof } from './proof-store';

const refuse = refusalsOf(serviceProofOutcomes);

/** Before the code to enter it, after it to finish the service page. */
const validSeconds = 1800;

export const proofOfBrowser = ({ db, clock, visitor }: CallerContext): Promise<ServiceProof | undefined> =>
  runningProof(db, { visitorId: visitor!.id, since: secondsAfter(clock.now(), -validSeconds) });

/** Acts on own objects only: hand `principal` to their owner check. */
export interface ServicePerson {
  principal: CustomerPrincipal | ProvenPrincipal;
  identityNo: string;
}

/**
 * The person whom the last code of this browser proved, as their account if the telephone opens one; else the session's customer.
 * @param named what the call says of the person; absent: whoever it is
 */
export async function provenPerson(
  context: CallerContext,
  named: Partial<Contact> = {},
): Promise<ServicePerson | Refusal> {
  const proof = await proofOfBrowser(context);
  const person = proof?.provenAt ? await personOf(proof, context) : await customerOfSession(context);
  if (!person || (named.identityNo ?? person.identityNo) !== person.identityNo) return refuse('proofNeeded');
  const isOtherPhone = proof?.provenAt && (named.phoneNumber ?? proof.phoneNumber) !== proof.phoneNumber;
  return isOtherPhone ? refuse('proofNeeded') : person;
}

async function personOf(proof: ServiceProof, { db, visitor }: CallerContext): Promise<ServicePerson> {
  const { customerId, ...keys } = await db.transaction((tx) => ownerOf(tx, proofOf(proof)));
  const { identityNo } = proof;
  return customerId === null
    ? { principal: { kind: 'proven', ...keys }, identityNo }
    : { principal: { kind: 'customer', customerId, visitorId: visitor!.id }, identityNo };
}

async function customerOfSession({ db, visitor }: CallerContext): Promise<ServicePerson | null> {
  const { id: visitorId, customerId } = visitor!;
  const customer = customerId === null ? undefined : await findCustomer(db, { customerId });
  return customer
    ? { principal: { kind: 'customer', customerId: customer.id, visitorId }, identityNo: customer.identityNo }
    : null;
}
