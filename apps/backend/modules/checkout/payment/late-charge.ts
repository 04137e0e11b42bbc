/** Charges that differ from the order, marked by the payment's reason and refunded in full. */
import type { PaymentRow } from './payment-store';

/** The provider charged after the payment had ended: detected, and refunded. */
export const lateCharge = { detected: 'chargedLate', refunded: 'returnedLate' } as const;
/** The provider charged another amount than the order's. */
export const amountDiffers = 'amountDiffers';

const differentAmountReasons: readonly (string | null)[] = [amountDiffers, lateCharge.detected, lateCharge.refunded];

/** Whether only the bank knows the charged amount. */
export const isAmountDifferent = ({ reason }: Pick<PaymentRow, 'reason'>): boolean =>
  differentAmountReasons.includes(reason);
