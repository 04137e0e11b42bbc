/** Completion steps at the bank: authorise once, and inquire by our own order id when the answer was lost. Never a second charge. */
import { secondsAfter } from '../../../clock/clock';
import type { CompletionStep, CompletionContext } from './completion-step';
import { enterCapture } from '../../policy/ledger/ledger-store';
import { amountDiffers } from '../payment/late-charge';
import { paymentSettings } from '../payment/payment-settings';
import type { PaymentRow } from '../payment/payment-store';
import { moveAndContinue, movePayment } from './move-payment';

export const authorise: CompletionStep = async (context, payment) => {
  const answer = await context.ports.bank.authorise(payment.id, payment.bankPaymentId);
  if (answer.kind === 'captured') return captured(context, payment, answer.paid);
  if (answer.kind === 'declined')
    return moveAndContinue(context, { id: payment.id, to: 'declined', reason: answer.code });
  context.log.warn({ orderId: payment.id }, 'payment: the answer to an authorisation was lost');
  return 'wait';
};

export const inquire: CompletionStep = async (context, payment) => {
  const answer = await context.ports.bank.inquire(payment.id, payment.bankPaymentId);
  if (answer.kind === 'captured') return captured(context, payment, answer.paid);
  if (answer.kind === 'declined')
    return moveAndContinue(context, { id: payment.id, to: 'declined', reason: answer.code });
  if (answer.kind === 'unavailable') return 'wait';
  // Our request may still be on its way; the order is closed at the bank only after a while.
  const isOver = secondsAfter(payment.changedAt, paymentSettings.unknownFor) <= context.clock.now();
  return isOver
    ? moveAndContinue(context, { id: payment.id, to: 'reversal_needed', reason: payment.reason ?? 'bankSilent' })
    : 'wait';
};

/** An amount that differs from the order's is refunded in full. */
async function captured({ db, clock }: CompletionContext, { id, amount }: PaymentRow, paid = amount): Promise<'again'> {
  const at = clock.now();
  const outcome =
    paid === amount ? { to: 'authorised' as const } : { to: 'reversal_needed' as const, reason: amountDiffers };
  await db.transaction(async (tx) => {
    const moved = await movePayment(tx, { id, ...outcome, at, authorisedAt: at, leasedUntil: null, dueAt: null });
    if (moved) await enterCapture(tx, { orderId: id, amount: paid, at });
  });
  return 'again';
}
