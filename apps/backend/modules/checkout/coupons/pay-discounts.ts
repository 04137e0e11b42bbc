/** Discounts are refunded to the paying card within a week of the policy: a refund that leaves the premium as it is (F647). */
import type { Services } from '../../../http/services';
import type { Job } from '../../../http/job';
import { onlyItem } from '../../policy/order/order-store';
import { payRefund } from '../../policy/refund/pay-refunds';
import { isPaidBack } from '../../policy/refund/refund-graph';
import { addRefund } from '../../policy/refund/refund-store';
import { updateDiscount, unpaidDiscounts, type CouponUse } from './coupon-store';
import { schedule } from '../../../jobs/schedule';

export async function payDiscounts(services: Services): Promise<void> {
  for (const use of await unpaidDiscounts(services.db)) await payDiscount(services, use);
}

async function payDiscount(services: Services, { paymentId: orderId, amount }: CouponUse): Promise<void> {
  const { db, clock, log } = services;
  const request = { id: `discount-${orderId}`, orderId, itemNo: onlyItem, kind: 'discount', amount } as const;
  const refund = await db.transaction((tx) => addRefund(tx, { ...request, requestedAt: clock.now() }));
  if (!refund) log.error({ orderId }, 'payment: less than the discount remains of the order, manual check required');
  else if (isPaidBack((await payRefund(services, refund)).state))
    await updateDiscount(db, orderId, { paidAt: clock.now() });
}

export const payDiscountsJob: Job = {
  name: 'payment.discounts',
  handler: (_data, services) => payDiscounts(services),
  options: { cron: schedule.payDiscounts, concurrency: 1 },
};
