/** Pays requested refunds to the card. The bank knows a refund by its id, so that a retry pays nothing twice. */
import { secondsAfter } from '../../../clock/clock';
import type { Services } from '../../../http/services';
import type { Job } from '../../../http/job';
import { moveRefund, requestedRefunds, type RefundRow } from './refund-store';
import { schedule } from '../../../jobs/schedule';

export const payRefundsJobName = 'order.refunds';
/** Refunds are promised within a week (member area 9). */
const overdueSeconds = 7 * 24 * 3600;

export async function payRefunds(services: Services): Promise<void> {
  for (const refund of await requestedRefunds(services.db)) await payRefund(services, refund);
}

/** @returns the refund as it is afterwards */
export async function payRefund(services: Services, refund: RefundRow): Promise<RefundRow> {
  if (refund.state !== 'requested') return refund;
  const { db, clock, jobs, ports, log } = services;
  const { id, orderId, amount, requestedAt } = refund;
  const answer = await ports.bank.refundPart(orderId, { refundId: id, amount });
  const at = clock.now();
  if (answer.kind === 'refused' || secondsAfter(requestedAt, overdueSeconds) <= at)
    log.error({ orderId, refundId: id, answer }, 'order: a refund needs manual work');
  if (answer.kind === 'unavailable') return refund;
  const move = answer.kind === 'refunded' ? { to: answer.kind } : { to: answer.kind, reason: answer.code };
  return (await db.transaction((tx) => moveRefund({ tx, jobs }, { id, at, ...move }))) ?? refund;
}

export const payRefundsJob: Job = {
  name: payRefundsJobName,
  handler: (_data, services) => payRefunds(services),
  options: { cron: schedule.payRefunds, concurrency: 1 },
};
