import type { OutputOf } from '@emsal/api/calls/table';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { loadOrder } from '../order/load-order';
import type { FailedOrder, Order } from '../order/load-order';

export type PaymentPlan = OutputOf<'GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}'>[number];
export interface PaymentData extends Order {
  failed?: undefined;
  plans: PaymentPlan[];
}

export async function loader(args: LoaderFunctionArgs): Promise<PaymentData | FailedOrder> {
  const { client, order } = await loadOrder(args);
  if ('failed' in order) return order;
  const { visitId, information } = order;
  const plans = await client.command('GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}', {
    visitId,
    quoteHeaderId: information.quoteHeaderId,
  });
  return plans.isSuccess ? { ...order, plans: plans.result } : { failed: plans.message };
}
