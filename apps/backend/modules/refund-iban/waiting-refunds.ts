import type { WaitingRefund } from '@emsal/api/calls/self-service/refund-iban';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { Executor } from '../../db/database';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { partiesOf } from '../policy/party/party-store';
import { policiesOfPerson, type PolicyRow } from '../policy/policy-store';
import { refundsOfOrder, type RefundRow } from '../policy/refund/refund-store';
import { provenPerson, type ServicePerson } from '../service-proof/proven-person';
import { requestsOfPolicy, type RequestRow } from '../service-request/request-store';

/** A refund that the card refused, with its policy. */
export interface RefusedRefund {
  refund: RefundRow;
  policy: PolicyRow;
}

/** Of the person's policies, oldest first. */
export async function refusedRefundsOf({ principal }: ServicePerson, db: Executor): Promise<RefusedRefund[]> {
  const found = await Promise.all(
    (await policiesOfPerson(db, principal)).map(async (policy) =>
      policy.orderId === null ? [] : (await refundsOfOrder(db, policy.orderId)).map((refund) => ({ refund, policy })),
    ),
  );
  return found
    .flat()
    .filter(({ refund }) => refund.state === 'refused')
    .sort((one, other) => one.refund.requestedAt.getTime() - other.refund.requestedAt.getTime());
}

/** Requests with an account for this refund, without those that came to nothing. */
export async function accountsFor(
  { refund, policy }: Pick<RefusedRefund, 'policy'> & { refund: Pick<RefundRow, 'id'> },
  db: Executor,
): Promise<(RequestRow & { iban: string })[]> {
  return (await requestsOfPolicy(db, policy.id, 'iban')).flatMap((request) => {
    const { details, state } = request;
    const counts = state !== 'refused' && state !== 'withdrawn';
    return counts && details.kind === 'iban' && details.refundId === refund.id
      ? [{ ...request, iban: details.iban }]
      : [];
  });
}

export async function waitingRefunds(context: CallerContext): Promise<WaitingRefund[] | Refusal> {
  const person = await provenPerson(context);
  if (person instanceof Refusal) return person;
  return Promise.all((await refusedRefundsOf(person, context.db)).map((refused) => shown(refused, context.db)));
}

async function shown(refused: RefusedRefund, db: Executor): Promise<WaitingRefund> {
  const { refund, policy } = refused;
  const [received] = await accountsFor(refused, db);
  return {
    refundId: refund.id,
    amount: refund.amount,
    lineName: factsOf(policy.line).name,
    holder: await holderOf(policy, db),
    receivedIban: received ? maskedIban(received.iban) : null,
  };
}

/** Empty where no register told us the name. */
export async function holderOf({ id }: PolicyRow, db: Executor): Promise<string> {
  const [holder] = await partiesOf(db, id, 'policyholder');
  return holder?.displayName ?? '';
}

/** `TR33 •••• 13 26` */
const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4, -2)} ${iban.slice(-2)}`;
