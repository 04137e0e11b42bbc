/** Discounts go back to the paying card within a week of the policy: a part of the charge is refunded, once, by its own name (F647). */
import type { Services } from '../../../frame/services';
import type { Job } from '../../../jobs/jobs';
import { noteDiscount, unpaidDiscounts } from './coupon-store';

/** The bank knows a part by its name, so that asking again gives nothing twice. */
export async function payDiscounts({ db, clock, ports, log }: Services): Promise<void> {
  for (const { paymentId, amount, dueAt } of await unpaidDiscounts(db)) {
    const answer = await ports.bank.refundPart(paymentId, { refundId: `discount-${paymentId}`, amount });
    if (answer.kind === 'refunded') await noteDiscount(db, paymentId, { paidAt: clock.now() });
    else if (dueAt! <= clock.now())
      log.error({ orderId: paymentId, answer }, 'payment: a discount is overdue, somebody must look');
  }
}

export const payDiscountsJob: Job = {
  name: 'payment.discounts',
  handler: (_data, services) => payDiscounts(services),
  options: { cron: '*/5 * * * *', concurrency: 1 },
};
