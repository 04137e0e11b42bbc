import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CallerContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { findCouponUse } from '../coupons/coupon-store';
import { findPolicyOfOrder } from '../../policy/policy-store';
import { requireOwnPayment } from '../payment/require-own-payment';
import { refuse } from '../refuse';
import { cancellationRefund, type CancellationRefund } from '../../policy/refund/cancellation-refund';

/** What would be refunded if the policy ended today; 'settlement' is the specification's word. */
export async function getSettlement(odeme: string, context: CallerContext): Promise<CancellationRefund | Refusal> {
  const payment = await requireOwnPayment(odeme, context, 'read');
  const policy = await findPolicyOfOrder(context.db, payment.id);
  if (!policy) return refuse('policyNotReady');
  const discount = await findCouponUse(context.db, payment.id);
  const { startDate, endDate, issuedAt } = policy;
  return cancellationRefund({
    line: payment.offer.line,
    concludedOn: dayInTurkey(issuedAt),
    startDate,
    endDate,
    endsOn: dayInTurkey(context.clock.now()),
    paid: policy.premium,
    paidDiscount: discount?.paidAt ? discount.amount : 0,
  });
}
