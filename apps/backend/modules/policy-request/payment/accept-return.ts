/** The bank's word about an order, by the customer's browser or by the bank's own notification: checked, used once, stored. Never "paid" by itself. */
import type { Services } from '../../../frame/services';
import type { BankMessage, BankReturn } from '../../../ports/bank/bank-port';
import { isRetryable, type PaymentState } from './payment-graph';
import { sendGiveBack } from './give-back';
import { sendCarryOn } from './payment-jobs';
import { findPayment, lockPayment, movePayment, type PaymentRow } from './payment-store';

/** `forged`: not the bank's word about this order. `repeated`: heard before. `late`: the attempt was over. All but `forged` lead the customer to the payment. */
export type Heard = { kind: 'forged' } | { kind: 'accepted' | 'repeated' | 'late'; payment: PaymentRow };

export async function acceptReturn(services: Services, message: BankMessage): Promise<Heard> {
  const { db, clock, ports, log } = services;
  const said = ports.bank.verifyReturn(message);
  const payment = said && (await findPayment(db, said.orderId));
  if (!said || !payment || !isAbout(payment, said)) {
    log.warn({ orderId: said?.orderId }, 'payment: a return that the bank did not send for this order was refused');
    return { kind: 'forged' };
  }
  if (said.status === 'pending') return { kind: 'repeated', payment };
  return db.transaction(async (tx): Promise<Heard> => {
    const before = await lockPayment(tx, payment.id);
    const moved = await movePayment(tx, { id: payment.id, ...outcomeOf(said), at: clock.now() });
    if (moved?.state === 'callback_ok') await sendCarryOn(services, moved.id, tx);
    if (moved) return { kind: 'accepted', payment: moved };
    const mayBeCharged = ports.bank.chargesForSeconds !== undefined && said.status === 'success';
    if (mayBeCharged && before && isRetryable(before.state)) await sendGiveBack(services, payment.id, { tx });
    return { kind: before?.state === 'expired' ? 'late' : 'repeated', payment };
  });
}

/** Amount, nonce and the bank's own id are compared with what we stored, where the message carries them; nothing is taken from it. */
const isAbout = (payment: PaymentRow, said: BankReturn): boolean =>
  isSame(said.amount, payment.amount) &&
  isSame(said.currency, 'TRY') &&
  isSame(said.nonce, payment.nonce) &&
  isSame(said.bankPaymentId, payment.bankPaymentId);

const isSame = <T>(said: T | undefined, ours: T | null): boolean => said === undefined || said === ours;

/** Only mdStatus 1 is full 3-D Secure; all other values are failures (domain 8.1). */
function outcomeOf({ mdStatus, status, reason = 'threeDFailed' }: BankReturn): {
  to: PaymentState;
  reason: string | null;
} {
  if (mdStatus === '1' && status === 'success') return { to: 'callback_ok', reason: null };
  return { to: 'callback_failed', reason: status === 'cancelled' ? 'cancelled' : reason };
}
