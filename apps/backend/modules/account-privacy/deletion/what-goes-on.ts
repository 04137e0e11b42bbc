/** What goes on after the deletion of an account: requests about policies, and money that is owed. */
import type { Executor } from '../../../db/database';
import { policiesOfCustomer } from '../../policy/policy-store';
import { isPaidBack } from '../../policy/refund/refund-graph';
import { refundsOfOrder, type RefundRow } from '../../policy/refund/refund-store';
import { openRequestStates } from '../../service-request/request-graph';
import { requestsOfCustomer, type RequestRow } from '../../service-request/request-store';
import { isOfAccountOnly } from './withdraw-help';

export interface GoesOn {
  /** Numbers of the open requests about policies. */
  requests: readonly string[];
  /** Some of them are cancellations, which have a page of their own. */
  isCancelling: boolean;
  /** Kuruş that are not paid back yet. */
  refundDue: number;
  /** The card refused some of it. */
  needsBankAccount: boolean;
}

const isOpen = (request: RequestRow): boolean => openRequestStates.includes(request.state) && !isOfAccountOnly(request);

export async function goesOnOf(db: Executor, customerId: string): Promise<GoesOn> {
  const requests = (await requestsOfCustomer(db, customerId)).filter(isOpen);
  const refunds = await owedTo(db, customerId);
  return {
    requests: requests.map(({ number }) => number),
    isCancelling: requests.some(({ kind }) => kind === 'cancellation'),
    refundDue: refunds.reduce((sum, { amount }) => sum + amount, 0),
    needsBankAccount: refunds.some(({ state }) => state === 'refused'),
  };
}

async function owedTo(db: Executor, customerId: string): Promise<RefundRow[]> {
  const policies = await policiesOfCustomer(db, customerId);
  const orders = policies.flatMap(({ orderId }) => orderId ?? []);
  const refunds = await Promise.all(orders.map((orderId) => refundsOfOrder(db, orderId)));
  return refunds.flat().filter(({ state }) => !isPaidBack(state));
}
