/** CreateThreeD: what is sold, the one attempt of its quote, and the bank's challenge. */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { Tx } from '../../../db/database';
import type { VisitContext } from '../../../frame/context';
import { Refusal } from '../../../frame/refusal';
import type { BankOrder, Initialized } from '../../../ports/bank/bank-port';
import type { CheckoutParts } from '../chosen-offer';
import { refuse } from '../refuse';
import { attemptOrRefusal } from './attempt';
import { orderOf } from './order';
import { isFinal } from './payment-graph';
import { movePayment, type PaymentRow } from './payment-store';
import { saleOf } from './sale';

type Input = ParsedOf<'POST policyrequest/CreateThreeD'>;
type Started = OutputOf<'POST policyrequest/CreateThreeD'>;

export async function startPayment(
  parts: CheckoutParts,
  input: Input,
  context: VisitContext,
): Promise<Started | Refusal> {
  const sale = await saleOf(parts, input, context);
  if (sale instanceof Refusal) return sale;
  const attempt = await attemptOrRefusal(sale, context);
  if (attempt instanceof Refusal) return attempt;
  const payment = attempt.challenge ? attempt : await challenged(attempt, orderOf(attempt, sale, context), context);
  return payment?.challenge ? { odeme: payment.odeme, challenge: payment.challenge } : whyNot(payment);
}

async function challenged(
  payment: PaymentRow,
  order: BankOrder,
  { db, clock, ports }: VisitContext,
): Promise<PaymentRow | null> {
  const answer = await ports.bank.initialize(order);
  return db.transaction((tx) => initialized(tx, answer, { id: payment.id, at: clock.now() }));
}

async function initialized(tx: Tx, answer: Initialized, move: { id: string; at: Date }): Promise<PaymentRow | null> {
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

/** The attempt ended before the customer could be sent to the bank. */
const whyNot = (payment: PaymentRow | null): Refusal =>
  refuse(
    payment?.state === 'declined'
      ? 'cardRefused'
      : payment && isFinal(payment.state)
        ? 'paymentNotStarted'
        : 'paymentRunning',
  );
