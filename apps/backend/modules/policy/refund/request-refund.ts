/** A refund after an event of the policy: reserved in the event's transaction, paid by a job of the same transaction. */
import type { Services } from '../../../http/services';
import type { Outbox } from '../event/event-jobs';
import { payRefundsJobName } from './pay-refunds';
import { addRefund, type NewRefund } from './refund-store';

/** Nothing happens for no money, and for a policy that was not paid here. */
export async function requestRefund(
  { tx, context }: { tx: Outbox['tx']; context: Pick<Services, 'jobs' | 'clock' | 'log'> },
  { orderId, amount, ...of }: Pick<NewRefund, 'id' | 'itemNo' | 'amount'> & { orderId: string | null },
): Promise<void> {
  if (orderId === null || amount <= 0) return;
  const refund = { ...of, orderId, amount, kind: 'refund', requestedAt: context.clock.now() } as const;
  if (await addRefund(tx, refund)) await context.jobs.send(payRefundsJobName, {}, { tx });
  else context.log.error({ orderId, refundId: of.id }, 'order: less than the refund remains, manual check required');
}
