/** A customer, or an employee for the customer, asks for something to be done. */
import { randomInt } from 'node:crypto';
import { workingDaysAfter } from '@emsal/validation/dates/working-days';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { OwnerColumns } from '../../customers/owner';
import { ownerIn } from '../../customers/owner';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { Principal } from '../../http/ownership/principal';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { findRefund } from '../policy/refund/refund-store';
import { requireOwnPolicy } from '../policy/require-own-policy';
import { actorOf } from './owned-request';
import { requestKindFacts } from './request-graph';
import { addRequest, type RequestRow } from './request-store';
import type { RequestDetails } from './tables';

type OpenContext = Pick<Services, 'db' | 'clock'>;
interface Opening {
  details: RequestDetails;
  openedBy: RequestRow['openedBy'];
  policyId: string | null;
  owner: OwnerColumns;
  /** Runs in the transaction that opens it. */
  inSameTransaction?: ((tx: Tx, request: RequestRow) => Promise<void>) | undefined;
}

/**
 * For a policy of the principal.
 * @returns null when the policy has an open request of the same kind at its insurer
 * @throws ProtocolError notFound, also for the refund of another policy
 */
export async function openPolicyRequest(
  context: OpenContext,
  principal: Principal,
  {
    policyId,
    details,
    inSameTransaction,
  }: { policyId: string; details: RequestDetails } & Pick<Opening, 'inSameTransaction'>,
): Promise<RequestRow | null> {
  const policy = await requireOwnPolicy(context, { principal, id: policyId, action: 'service' });
  if (details.kind === 'iban' && (await findRefund(context.db, details.refundId))?.orderId !== policy.orderId)
    throw new ProtocolError('notFound');
  return add(context, { details, policyId, openedBy: actorOf(principal), owner: ownerIn(policy), inSameTransaction });
}

/** Help about no policy of a customer. */
export const openHelpRequest = (
  context: OpenContext,
  { customerId, details }: { customerId: string; details: Extract<RequestDetails, { kind: 'help' }> },
): Promise<RequestRow | null> =>
  add(context, {
    details,
    policyId: null,
    openedBy: { kind: 'customer', id: customerId },
    owner: { identityKey: null, telephoneKey: null, customerId },
  });

function add(
  { db, clock }: OpenContext,
  { owner, inSameTransaction, ...opening }: Opening,
): Promise<RequestRow | null> {
  const createdAt = clock.now();
  const { answeredWithin } = requestKindFacts[opening.details.kind];
  return db.transaction(async (tx) => {
    const request = await addRequest(tx, {
      ...opening,
      ...owner,
      id: randomId(),
      number: String(randomInt(1_000_000_000, 9_999_999_999)),
      promisedOn: workingDaysAfter(dayInTurkey(createdAt), answeredWithin),
      createdAt,
    });
    if (request) await inSameTransaction?.(tx, request);
    return request;
  });
}
