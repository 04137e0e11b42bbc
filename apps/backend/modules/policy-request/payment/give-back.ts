/** A charge on an attempt that was over: the provider's page outlived it. It can become no policy any more, so it goes back. */
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import type { Job } from '../../../jobs/jobs';
import type { Services } from '../../../frame/services';
import { tellRefund } from '../messages/message-jobs';
import { lateCharge } from './late-charge';
import { isRetryable } from './payment-graph';
import { paymentSettings } from './payment-settings';
import { lockPayment, notePayment, type PaymentRow } from './payment-store';

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
  handler: async ({ paymentId }, services) => {
    const payment = await claim(services, paymentId);
    if (payment)
      await giveBack(services, payment).finally(() => notePayment(services.db, paymentId, { leasedUntil: null }));
  },
  /** Over about half a day, with growing pauses; what is left then is a failed job, which people see. */
  options: { retryLimit: 15, retryDelay: 5, expireInSeconds: 60 },
};

/** One at a time: the provider gives back as often as it is asked. Undefined where the payment is not over (any more). */
const claim = ({ db, clock }: Services, paymentId: string): Promise<PaymentRow | undefined> =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || !isRetryable(payment.state)) return undefined;
    if (payment.leasedUntil && payment.leasedUntil > clock.now()) throw new Error('somebody is at it');
    await notePayment(tx, paymentId, { leasedUntil: secondsAfter(clock.now(), paymentSettings.lease) });
    return payment;
  });

/** What was found is written before it is given back: who dies in between is told from it, and the customer meanwhile. */
async function giveBack({ db, jobs, ports }: Services, payment: PaymentRow): Promise<void> {
  const found = await ports.bank.inquire(payment.id, payment.bankPaymentId);
  if (found.kind === 'unavailable') throw new Error('the bank is not available');
  if (found.kind === 'captured') {
    await notePayment(db, payment.id, { reason: lateCharge.found });
    const answer = await ports.bank.refund(payment.id);
    if (answer.kind !== 'refunded') throw new Error(`a late charge was not given back: ${answer.kind}`);
  } else if (found.kind !== 'refunded' || payment.reason !== lateCharge.found) return;
  await db.transaction(async (tx) => {
    await notePayment(tx, payment.id, { reason: lateCharge.returned });
    await tellRefund(jobs, { ...payment, reason: lateCharge.returned }, tx);
  });
}
