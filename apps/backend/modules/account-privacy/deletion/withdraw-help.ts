import type { Tx } from '../../../db/database';
import type { CustomerContext } from '../../../http/context';
import { moveRequest, requestsOfCustomer, type RequestRow } from '../../service-request/request-store';

/** Help about no policy: only the account knows whose it is and where to answer. */
export const isOfAccountOnly = ({ policyId }: Pick<RequestRow, 'policyId'>): boolean => policyId === null;

/** Nobody could answer it any more. A request that has ended has no such move. */
export async function withdrawHelp(tx: Tx, { customerId, clock }: CustomerContext): Promise<void> {
  const actor = { kind: 'customer', id: customerId } as const;
  for (const { id } of (await requestsOfCustomer(tx, customerId)).filter(isOfAccountOnly))
    await moveRequest(tx, { id, to: 'withdrawn', actor, at: clock.now() });
}
