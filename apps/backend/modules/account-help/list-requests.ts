import type { AccountRequest } from '@emsal/api/calls/customer-account/help';
import type { CustomerContext } from '../../http/context';
import { policiesOfCustomer } from '../policy/policy-store';
import { requestsOfCustomer, type RequestRow } from '../service-request/request-store';

/** Newest first. */
export async function listRequests({ db, customerId }: CustomerContext): Promise<AccountRequest[]> {
  const numbers = new Map((await policiesOfCustomer(db, customerId)).map(({ id, policyNo }) => [id, policyNo]));
  return (await requestsOfCustomer(db, customerId)).map((row) => shown(row, numbers.get(row.policyId ?? '') ?? null));
}

/** Of details only those of help: the others hold plates and accounts that their own pages mask. */
function shown({ details, createdAt, changedAt, ...row }: RequestRow, policyNo: string | null): AccountRequest {
  const { id, number, kind, state, promisedOn } = row;
  const help = details.kind === 'help' ? details : null;
  return {
    id,
    number,
    kind,
    state,
    promisedOn,
    policyNo,
    category: help?.category ?? null,
    subject: help?.subject ?? null,
    details: help?.text ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
