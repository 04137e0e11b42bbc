/** The bank's word about an order, by the customer's browser or by the bank's own notification: checked, used once, stored. Never "paid" by itself. */
import type { Services } from '../../../frame/services';
import type { BankReturn } from '../../../ports/bank/bank-port';
import type { PaymentState } from './payment-graph';
import { sendCarryOn } from './payment-jobs';
import { findPayment, lockPayment, movePayment, type PaymentRow } from './payment-store';

/** `forged`: not the bank's word about this order. `repeated`: heard before. `late`: the attempt was over. All but `forged` lead the customer to the payment. */
export type Heard = { kind: 'forged' } | { kind: 'accepted' | 'repeated' | 'late'; payment: PaymentRow };

export async function acceptReturn(services: Services, fields: unknown): Promise<Heard> {
  const { db, clock, ports, log } = services;
  const said = ports.bank.verifyReturn(fields);
  const payment = said && (await findPayment(db, said.orderId));
  if (!said || !payment || !isAbout(payment, said)) {
    log.warn({ orderId: said?.orderId }, 'payment: a return that the bank did not send for this order was refused');
    return { kind: 'forged' };
  }
  return db.transaction(async (tx): Promise<Heard> => {
    const before = await lockPayment(tx, payment.id);
    const moved = await movePayment(tx, { id: payment.id, ...outcomeOf(said), at: clock.now() });
    if (moved?.state === 'callback_ok') await sendCarryOn(services, moved.id, tx);
    if (moved) return { kind: 'accepted', payment: moved };
    return { kind: before?.state === 'expired' ? 'late' : 'repeated', payment };
  });
}

/** Amount, nonce and the bank's own id are compared with what we stored; nothing is taken from the form. */
const isAbout = (payment: PaymentRow, said: BankReturn): boolean =>
  payment.amount === said.amount &&
  said.currency === 'TRY' &&
  payment.nonce === said.nonce &&
  payment.bankPaymentId === said.bankPaymentId;

/** Only mdStatus 1 is full 3-D Secure; all other values are failures (domain 8.1). */
function outcomeOf({ mdStatus, status }: BankReturn): { to: PaymentState; reason: string | null } {
  if (mdStatus === '1' && status === 'success') return { to: 'callback_ok', reason: null };
  return { to: 'callback_failed', reason: status === 'cancelled' ? 'cancelled' : 'threeDFailed' };
}
