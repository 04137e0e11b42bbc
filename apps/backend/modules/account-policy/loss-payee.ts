/** Who is paid first in a claim of a policy: as an addendum last changed it, else as it was sold. */
import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { lenderName } from '@emsal/reference/banks';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Executor } from '../../db/database';
import { eventsOf } from '../policy/event/event-store';
import { partiesOf } from '../policy/party/party-store';
import type { PolicyRow } from '../policy/policy-store';
import { findRequest } from '../service-request/request-store';

type LossPayee = PolicyDetail['lossPayee'];
type OfPolicy = Pick<PolicyRow, 'id' | 'issuedAt'>;

/** @param today `YYYY-MM-DD`: an addendum that holds later changes nothing yet */
export const lossPayeeOf = async (db: Executor, policy: OfPolicy, today: string): Promise<LossPayee> =>
  (await endorsedPayee(db, policy, today)) ?? (await soldPayee(db, policy));

/** The insurer confirms a request and names nobody: the name is the one that was asked for. */
async function endorsedPayee(db: Executor, { id }: OfPolicy, today: string): Promise<LossPayee> {
  const endorsed = (await eventsOf(db, id)).filter(({ part, effectiveOn }) => part === 'payee' && effectiveOn <= today);
  const last = endorsed.at(-1);
  const details = last && (await findRequest(db, last.idempotencyKey))?.details;
  return last && details?.kind === 'addendum'
    ? { name: details.value, since: last.effectiveOn, toldBy: 'addendum' }
    : null;
}

async function soldPayee(db: Executor, { id, issuedAt }: OfPolicy): Promise<LossPayee> {
  const [payee] = await partiesOf(db, id, 'lossPayee');
  const name = payee?.institution && lenderName(payee.institution);
  return name ? { name, since: dayInTurkey(issuedAt), toldBy: 'sale' } : null;
}
