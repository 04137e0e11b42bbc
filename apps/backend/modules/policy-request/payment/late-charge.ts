/** Charges that are not what was ordered: told by the reason of a payment, given back whole. */
import type { PaymentRow } from './payment-store';

/** The provider charged when the payment was over: on its way back, and back. */
export const lateCharge = { found: 'chargedLate', returned: 'returnedLate' } as const;
/** The provider charged another sum than the order's. */
export const otherAmount = 'amountDiffers';

const otherSums: readonly (string | null)[] = [otherAmount, lateCharge.found, lateCharge.returned];

/** Where how much was charged is known to the bank alone. */
export const isOtherSum = ({ reason }: Pick<PaymentRow, 'reason'>): boolean => otherSums.includes(reason);
