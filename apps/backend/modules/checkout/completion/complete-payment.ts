/**
 * The single path of a payment after the bank's return was accepted: callback, notification, poll, resumption and returning customer
 * all call completePayment. It leases the payment, runs the next step outside the lock, and stores the result through the graph.
 */
import { secondsAfter } from '../../../clock/clock';
import { authorise, inquire } from './bank-operations';
import type { CompletionContext, CompletionStep } from './completion-step';
import { issuePolicy } from './issue-policy';
import { voidRemainingPolicy, refundFailedIssue } from './refund-failed-issue';
import type { PaymentState } from '../payment/payment-graph';
import { paymentSettings } from '../payment/payment-settings';
import { lockPayment, updatePayment, type PaymentRow } from '../payment/payment-store';
import { movePayment } from './move-payment';

/** Advances the payment as far as possible. Safe to call at any time, repeatedly, from any process. */
export async function completePayment(context: CompletionContext, id: string): Promise<void> {
  for (let next: 'again' | 'wait' = 'again'; next === 'again';) {
    const claimed = await claim(context, id);
    if (!claimed) return;
    next = await claimed.act(context, claimed.payment);
    if (next === 'wait')
      await updatePayment(context.db, id, {
        leasedUntil: null,
        dueAt: secondsAfter(context.clock.now(), paymentSettings.retry),
      });
  }
}

const isLater = (moment: Date | null, now: Date): boolean => moment !== null && moment > now;
const completionSteps: Partial<Record<PaymentState, CompletionStep>> = {
  unknown: inquire,
  authorised: issuePolicy,
  reversal_needed: refundFailedIssue,
  reversed: voidRemainingPolicy,
};

/** Null when there is nothing to do or another process holds the lease. A payment becomes `unknown` here, before the charge is requested. */
function claim(
  { db, clock }: CompletionContext,
  id: string,
): Promise<{ act: CompletionStep; payment: PaymentRow } | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    if (!row || isLater(row.leasedUntil, now) || isLater(row.dueAt, now)) return null;
    const leasedUntil = secondsAfter(now, paymentSettings.lease);
    if (row.state === 'callback_ok') {
      const payment = await movePayment(tx, { id, to: 'unknown', at: now, leasedUntil, dueAt: null });
      return payment && { act: authorise, payment };
    }
    const act = row.state === 'reversed' && !row.isCancelPending ? undefined : completionSteps[row.state];
    if (!act) return null;
    await updatePayment(tx, id, { leasedUntil });
    return { act, payment: row };
  });
}
