import type { OutputOf } from '@emsal/api/calls/table';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { loadOrder } from '../order/load-order';
import type { FailedOrder, Order } from '../order/load-order';

export type PaymentPlan = OutputOf<'GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}'>[number];
export type CustomerCoupon = OutputOf<'GET policyrequest/GetCustomerCouponList/{visitId}'>[number];
export interface PaymentData extends Order {
  failed?: undefined;
  plans: PaymentPlan[];
  /** Coupons of the verified customer that this offer accepts. */
  coupons: CustomerCoupon[];
}

export async function loader(args: LoaderFunctionArgs): Promise<PaymentData | FailedOrder> {
  const { client, order } = await loadOrder(args);
  if ('failed' in order) return order;
  const { visitId, information } = order;
  const [plans, coupons] = await Promise.all([
    client.command('GET policyrequest/GetPaymentPlans/{visitId}/{quoteHeaderId}', {
      visitId,
      quoteHeaderId: information.quoteHeaderId,
    }),
    client.command('GET policyrequest/GetCustomerCouponList/{visitId}', { visitId }),
  ]);
  return plans.isSuccess
    ? { ...order, plans: plans.result, coupons: coupons.isSuccess ? coupons.result : [] }
    : { failed: plans.message };
}
