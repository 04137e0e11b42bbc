/** The end of a charge that no policy follows: refunded at the bank, and a policy that the insurer may hold nevertheless is voided. */
import { enterReversal } from '../../policy/ledger/ledger-store';
import { sendRefundMessages } from '../messages/message-jobs';
import { paymentSettings } from '../payment/payment-settings';
import { updatePayment, type PaymentRow } from '../payment/payment-store';
import { orderAtInsurer } from './order-at-insurer';
import type { CompletionContext, CompletionStep } from './completion-step';
import { movePayment } from './move-payment';

/** Voids a policy that may exist, then refunds; an unavailable insurer does not delay the refund. */
export const refundFailedIssue: CompletionStep = async (context, payment) => {
  const isCancelPending = payment.isCancelPending && !(await isVoided(context, payment));
  const answer = await context.ports.bank.refund(payment.id);
  if (answer.kind !== 'refunded') {
    context.log.error({ orderId: payment.id, answer }, 'payment: the refund failed, manual check required');
    return 'wait';
  }
  const { db, clock, jobs } = context;
  await db.transaction(async (tx) => {
    const at = clock.now();
    const moved = await movePayment(tx, {
      id: payment.id,
      to: 'reversed',
      at,
      reason: payment.reason,
      isCancelPending,
      leasedUntil: null,
      dueAt: null,
    });
    if (moved) await enterReversal(tx, { orderId: payment.id, at });
    if (moved?.authorisedAt) await sendRefundMessages(jobs, moved, tx);
  });
  return 'again';
};

/** For a reversed payment whose insurer may still hold a policy. */
export const voidRemainingPolicy: CompletionStep = async (context, payment) => {
  if (!(await isVoided(context, payment))) return 'wait';
  await updatePayment(context.db, payment.id, { isCancelPending: false, leasedUntil: null });
  return 'again';
};

async function isVoided(context: CompletionContext, payment: PaymentRow): Promise<boolean> {
  const insurer = context.dependencies.insurerOf(payment.offer.firmId);
  if (!insurer) return false;
  const answer = await orderAtInsurer(context, payment, {
    seconds: paymentSettings.voidDeadline,
    call: async (within) => ({ policy: await insurer.voidPolicy(payment.id, within) }),
  });
  return answer !== null;
}
