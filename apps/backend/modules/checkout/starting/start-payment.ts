/** CreateThreeD: checks the sale, finds or starts the quote's attempt, and returns the bank's challenge. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { Tx } from '../../../db/database';
import type { VisitContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import type { BankOrder, Initialized } from '../../../ports/bank/bank-port';
import type { CheckoutDependencies } from '../chosen-offer';
import { refuse } from '../refuse';
import { findOrStartAttempt } from './payment-attempt';
import { bankOrderOf } from './bank-order';
import { isFinal } from '../payment/payment-graph';
import { type PaymentRow } from '../payment/payment-store';
import { movePayment } from '../completion/move-payment';
import { checkSale } from './check-sale';

type Input = ParsedOf<'POST policyrequest/CreateThreeD'>;
type Started = OutputOf<'POST policyrequest/CreateThreeD'>;

export async function startPayment(
  dependencies: CheckoutDependencies,
  input: Input,
  context: VisitContext,
): Promise<Started | Refusal> {
  const sale = await checkSale(dependencies, input, context);
  if (sale instanceof Refusal) return sale;
  const attempt = await findOrStartAttempt(sale, context);
  if (attempt instanceof Refusal) return attempt;
  const payment = attempt.challenge
    ? attempt
    : await startChallenge(attempt, bankOrderOf(attempt, sale, context), context);
  return payment?.challenge ? { odeme: payment.odeme, challenge: payment.challenge } : startRefusal(payment);
}

async function startChallenge(
  payment: PaymentRow,
  order: BankOrder,
  { db, clock, ports }: VisitContext,
): Promise<PaymentRow | null> {
  const answer = await ports.bank.initialize(order);
  return db.transaction((tx) => storeInitialization(tx, answer, { id: payment.id, at: clock.now() }));
}

async function storeInitialization(
  tx: Tx,
  answer: Initialized,
  move: { id: string; at: Date },
): Promise<PaymentRow | null> {
  if (answer.kind === 'unavailable') return movePayment(tx, { ...move, to: 'expired', reason: 'bankUnavailable' });
  if (answer.kind === 'refused') return movePayment(tx, { ...move, to: 'declined', reason: answer.code });
  const moved = await movePayment(tx, {
    ...move,
    to: 'initialized',
    bankPaymentId: answer.bankPaymentId,
    challenge: answer.challenge,
  });
  return moved && movePayment(tx, { ...move, to: 'challenge' });
}

/** The attempt ended before the customer was redirected to the bank. */
function startRefusal(payment: PaymentRow | null): Refusal {
  if (payment?.state === 'declined')
    return refuse(payment.reason === 'instalmentsNotAllowed' ? payment.reason : 'cardRefused');
  return refuse(payment && isFinal(payment.state) ? 'paymentNotStarted' : 'paymentRunning');
}
