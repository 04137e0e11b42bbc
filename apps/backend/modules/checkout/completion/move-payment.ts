import type { Tx } from '../../../db/database';
import { removeLiveSale } from '../../policy/live-sale/live-sale-store';
import { releaseCoupon } from '../coupons/coupon-store';
import { markDiscountDue } from '../coupons/mark-discount-due';
import { isRetryable } from '../payment/payment-graph';
import { changeState, type PaymentMove, type PaymentRow } from '../payment/payment-store';
import type { CompletionContext } from './completion-step';

/**
 * The only transition of a payment, with what follows from it in the same transaction: a failed payment frees its discount code and
 * what it insured, an issued policy makes the discount due.
 * @returns the moved row, or null when the graph has no such move from the current state
 */
export async function movePayment(tx: Tx, move: PaymentMove): Promise<PaymentRow | null> {
  const moved = await changeState(tx, move);
  if (!moved) return null;
  const { id, to, at } = move;
  if (isRetryable(to)) await releaseCoupon(tx, id, at);
  if (isRetryable(to)) await removeLiveSale(tx, id);
  if (to === 'policy_issued') await markDiscountDue(tx, id, at);
  return moved;
}

/** A move that lost a race changes nothing; the payment's current state decides the next step. */
export async function moveAndContinue(
  { db, clock }: CompletionContext,
  move: Omit<PaymentMove, 'at'>,
): Promise<'again'> {
  await db.transaction((tx) => movePayment(tx, { leasedUntil: null, dueAt: null, ...move, at: clock.now() }));
  return 'again';
}
