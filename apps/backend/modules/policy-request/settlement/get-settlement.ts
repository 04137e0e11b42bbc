import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CallerContext } from '../../../frame/context';
import type { Refusal } from '../../../frame/refusal';
import { findCouponUse } from '../coupons/coupon-store';
import { findPolicy } from '../payment/payment-store';
import { ownPayment } from '../payment/own-payment';
import { refuse } from '../refuse';
import { settlePolicy, type Settlement } from './settle-policy';

/** As if the policy ended today. */
export async function getSettlement(odeme: string, context: CallerContext): Promise<Settlement | Refusal> {
  const payment = await ownPayment(odeme, context);
  const policy = await findPolicy(context.db, payment.id);
  if (!policy) return refuse('policyNotReady');
  const discount = await findCouponUse(context.db, payment.id);
  const { startDate, endDate, issuedAt } = policy;
  return settlePolicy({
    line: payment.offer.line,
    issuedOn: dayInTurkey(issuedAt),
    startDate,
    endDate,
    endsOn: dayInTurkey(context.clock.now()),
    premium: policy.total,
    paidDiscount: discount?.paidAt ? discount.amount : 0,
  });
}
