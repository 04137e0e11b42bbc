/** The return from 3-D Secure for an order, through the customer's browser or the bank's own notification: verified, used once, stored. It never means "paid" by itself. */
import type { Services } from '../../../http/services';
import type { BankMessage, BankReturn } from '../../../ports/bank/bank-port';
import { isRetryable } from '../payment/payment-graph';
import { outcomeOfReturn } from './outcome-of-return';
import { scheduleLateChargeRefund } from './refund-late-charge';
import { scheduleCompletion } from './resume-payments';
import { findPayment, lockPayment, type PaymentRow } from '../payment/payment-store';
import { movePayment } from './move-payment';

/** `forged`: not from the bank, or for another order. `repeated`: already received. `late`: the attempt had ended. All but `forged` redirect the customer to the payment. */
export type ReturnOutcome = { kind: 'forged' } | { kind: 'accepted' | 'repeated' | 'late'; payment: PaymentRow };

export async function acceptReturn(services: Services, message: BankMessage): Promise<ReturnOutcome> {
  const { db, clock, ports, log } = services;
  const bankReturn = ports.bank.verifyReturn(message);
  const payment = bankReturn && (await findPayment(db, bankReturn.orderId));
  if (!bankReturn || !payment || !matchesPayment(payment, bankReturn)) {
    log.warn({ orderId: bankReturn?.orderId }, 'payment: refused a return that the bank did not send for this order');
    return { kind: 'forged' };
  }
  if (bankReturn.status === 'pending') return { kind: 'repeated', payment };
  return db.transaction(async (tx): Promise<ReturnOutcome> => {
    const before = await lockPayment(tx, payment.id);
    const moved = await movePayment(tx, { id: payment.id, ...outcomeOfReturn(bankReturn), at: clock.now() });
    if (moved?.state === 'callback_ok') await scheduleCompletion(services, moved.id, tx);
    if (moved) return { kind: 'accepted', payment: moved };
    const mayBeCharged = ports.bank.chargesForSeconds !== undefined && bankReturn.status === 'success';
    if (mayBeCharged && before && isRetryable(before.state))
      await scheduleLateChargeRefund(services, payment.id, { tx });
    return { kind: before?.state === 'expired' ? 'late' : 'repeated', payment };
  });
}

/** Amount, currency, nonce and the bank's own id must match what we stored, where the message contains them; no value is taken from it. */
const matchesPayment = (payment: PaymentRow, bankReturn: BankReturn): boolean =>
  isSame(bankReturn.amount, payment.amount) &&
  isSame(bankReturn.currency, 'TRY') &&
  isSame(bankReturn.nonce, payment.nonce) &&
  isSame(bankReturn.bankPaymentId, payment.bankPaymentId);

const isSame = <T>(bankReturn: T | undefined, stored: T | null): boolean =>
  bankReturn === undefined || bankReturn === stored;
