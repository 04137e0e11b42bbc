/** A charge on an attempt that was over: the provider's page outlived it. It can become no policy any more, so it goes back. */
import type { Tx } from '../../../db/database';
import type { Job } from '../../../jobs/jobs';
import type { Services } from '../../../frame/services';
import { tellRefund } from '../messages/message-jobs';
import { isRetryable } from './payment-graph';
import { lockPayment } from './payment-store';

const name = 'payment.giveBack';

/** @param when.startAfter once the provider's page is closed; at once where the provider told of a charge */
export async function sendGiveBack(
  { jobs }: Pick<Services, 'jobs'>,
  paymentId: string,
  when: { tx: Tx; startAfter?: Date },
): Promise<void> {
  await jobs.send(name, { paymentId }, when);
}

export const giveBackJob: Job<{ paymentId: string }> = {
  name,
  handler: async ({ paymentId }, { db, jobs, ports }) => {
    const payment = await db.transaction((tx) => lockPayment(tx, paymentId));
    if (!payment || !isRetryable(payment.state)) return;
    const found = await ports.bank.inquire(paymentId, payment.bankPaymentId);
    if (found.kind === 'unavailable') throw new Error('the bank is not available');
    if (found.kind !== 'captured') return;
    const answer = await ports.bank.refund(paymentId);
    if (answer.kind !== 'refunded') throw new Error(`a late charge was not given back: ${answer.kind}`);
    await db.transaction((tx) => tellRefund(jobs, payment, tx));
  },
  /** Over about half a day, with growing pauses; what is left then is a failed job, which people see. */
  options: { retryLimit: 15, retryDelay: 5, expireInSeconds: 60 },
};
