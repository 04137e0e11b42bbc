/** Refunds a charge on an attempt that had ended because the provider's page outlived it: no policy can follow. */
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import type { Job } from '../../../http/job';
import type { Services } from '../../../http/services';
import { retries } from '../../../jobs/retries';
import { enterCapture, enterReversal } from '../../policy/ledger/ledger-store';
import { sendRefundMessages } from '../messages/message-jobs';
import { lateCharge } from '../payment/late-charge';
import { isRetryable } from '../payment/payment-graph';
import { paymentSettings } from '../payment/payment-settings';
import { lockPayment, updatePayment, type PaymentRow } from '../payment/payment-store';
import { JobFailure } from '../../../jobs/job-failure';

/** As jobs are stored: a release that is replaced, and jobs that wait, know this name. */
const name = 'payment.giveBack';

/** @param when.startAfter when the provider's page has closed; at once when the provider reported a charge */
export async function scheduleLateChargeRefund(
  { jobs }: Pick<Services, 'jobs'>,
  paymentId: string,
  when: { tx: Tx; startAfter?: Date },
): Promise<void> {
  await jobs.send(name, { paymentId }, when);
}

export const lateChargeJob: Job<{ paymentId: string }> = {
  name,
  handler: async ({ paymentId }, services) => {
    const payment = await claim(services, paymentId);
    if (payment)
      await refundLateCharge(services, payment).finally(() =>
        updatePayment(services.db, paymentId, { leasedUntil: null }),
      );
  },
  /** Afterwards it waits at the desk. */
  options: { ...retries.overADay, expireInSeconds: 60 },
};

/** One at a time: the provider refunds as often as it is called. Undefined when the payment has not ended. */
const claim = ({ db, clock }: Services, paymentId: string): Promise<PaymentRow | undefined> =>
  db.transaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || !isRetryable(payment.state)) return undefined;
    if (payment.leasedUntil && payment.leasedUntil > clock.now())
      throw new JobFailure('busy', 'another process holds the lease');
    await updatePayment(tx, paymentId, { leasedUntil: secondsAfter(clock.now(), paymentSettings.lease) });
    return payment;
  });

/** The detected charge is stored before its refund, so that a crash in between can be recovered and the customer is informed. */
async function refundLateCharge({ db, clock, jobs, ports, log }: Services, payment: PaymentRow): Promise<void> {
  const inquiry = await ports.bank.inquire(payment.id, payment.bankPaymentId);
  if (inquiry.kind === 'unavailable') throw new JobFailure('bankAway', 'the bank is not available');
  if (inquiry.kind === 'captured') {
    await db.transaction((tx) =>
      noteLateCharge(tx, payment, { amount: inquiry.paid ?? payment.amount, at: clock.now() }),
    );
    const answer = await ports.bank.refund(payment.id);
    if (answer.kind !== 'refunded') {
      log.error({ orderId: payment.id, answer }, 'payment: the refund of a late charge failed, manual check required');
      const code = answer.kind === 'unavailable' ? 'bankAway' : 'refundRefused';
      throw new JobFailure(code, `a late charge was not refunded: ${answer.kind}`);
    }
  } else if (inquiry.kind !== 'refunded' || payment.reason !== lateCharge.detected) return;
  await db.transaction(async (tx) => {
    await updatePayment(tx, payment.id, { reason: lateCharge.refunded });
    await enterReversal(tx, { orderId: payment.id, at: clock.now() });
    await sendRefundMessages(jobs, { ...payment, reason: lateCharge.refunded }, tx);
  });
}

async function noteLateCharge(tx: Tx, { id }: PaymentRow, charge: { amount: number; at: Date }): Promise<void> {
  await updatePayment(tx, id, { reason: lateCharge.detected });
  await enterCapture(tx, { orderId: id, ...charge });
}
