/** What completion asks of the bank: charge once, and inquire by our own order id whenever the answer was lost. Never a second charge. */
import { secondsAfter } from '../../../clock/clock';
import type { Act, CompletionContext } from './complete-payment';
import { otherAmount } from './late-charge';
import { paymentSettings } from './payment-settings';
import { movePayment, type Move, type PaymentRow } from './payment-store';

export const authorise: Act = async (context, payment) => {
  const answer = await context.ports.bank.authorise(payment.id, payment.bankPaymentId);
  if (answer.kind === 'captured') return captured(context, payment, answer.paid);
  if (answer.kind === 'declined') return settle(context, { id: payment.id, to: 'declined', reason: answer.code });
  context.log.warn({ orderId: payment.id }, 'payment: the answer to an authorisation was lost');
  return 'wait';
};

export const inquire: Act = async (context, payment) => {
  const answer = await context.ports.bank.inquire(payment.id, payment.bankPaymentId);
  if (answer.kind === 'captured') return captured(context, payment, answer.paid);
  if (answer.kind === 'declined') return settle(context, { id: payment.id, to: 'declined', reason: answer.code });
  if (answer.kind === 'unavailable') return 'wait';
  // Our request may still be on its way; only after a while is the order closed at the bank.
  const isOver = secondsAfter(payment.changedAt, paymentSettings.unknownFor) <= context.clock.now();
  return isOver
    ? settle(context, { id: payment.id, to: 'reversal_needed', reason: payment.reason ?? 'bankSilent' })
    : 'wait';
};

/** Nobody pays another price: a sum that differs from the order's goes back whole. */
const captured = (context: CompletionContext, { id, amount }: PaymentRow, paid = amount): Promise<'again' | 'wait'> =>
  settle(context, {
    id,
    ...(paid === amount ? { to: 'authorised' } : { to: 'reversal_needed', reason: otherAmount }),
    authorisedAt: context.clock.now(),
  });

/** A move that lost a race changes nothing; what the payment is by now decides what follows. */
export async function settle({ db, clock }: CompletionContext, move: Omit<Move, 'at'>): Promise<'again'> {
  await db.transaction((tx) => movePayment(tx, { leasedUntil: null, dueAt: null, ...move, at: clock.now() }));
  return 'again';
}
