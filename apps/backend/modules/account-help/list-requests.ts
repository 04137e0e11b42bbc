import type { AccountRequest } from '@emsal/api/calls/customer-account/help';
import type { CustomerContext } from '../../http/context';
import { policiesOfCustomer } from '../policy/policy-store';
import { noteOf } from '../service-request/asked-of-customer';
import { followPath } from '../service-request/follow-path';
import { movesOf, requestsOfCustomer, type RequestRow } from '../service-request/request-store';

/** Newest first. */
export async function listRequests({ db, customerId }: CustomerContext): Promise<AccountRequest[]> {
  const numbers = new Map((await policiesOfCustomer(db, customerId)).map(({ id, policyNo }) => [id, policyNo]));
  const rows = await requestsOfCustomer(db, customerId);
  return Promise.all(
    rows.map(async (row) => ({
      ...shown(row),
      policyNo: numbers.get(row.policyId ?? '') ?? null,
      note: noteOf(row, (await movesOf(db, row.id)).at(-1)?.reason ?? null),
    })),
  );
}

/** Of details only those of help: the others hold plates and accounts that their own pages mask. */
function shown({ details, createdAt, changedAt, ...row }: RequestRow): Omit<AccountRequest, 'policyNo' | 'note'> {
  const { id, number, kind, state, promisedOn } = row;
  const help = details.kind === 'help' ? details : null;
  const path = followPath({ details });
  return {
    id,
    number,
    kind,
    state,
    promisedOn,
    path: path === '/uyelik/yardim' ? null : path,
    category: help?.category ?? null,
    subject: help?.subject ?? null,
    details: help?.text ?? null,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
