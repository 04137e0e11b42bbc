import type { Executor } from '../../../db/database';
import { secondsAfter } from '../../../clock/clock';
import { findCouponUse, updateDiscount } from './coupon-store';
import { discountDays } from '@emsal/api/outcomes/refund-times';

const day = 24 * 3600;

/** Called when the policy is issued. */
export async function markDiscountDue(db: Executor, paymentId: string, issuedAt: Date): Promise<void> {
  if (await findCouponUse(db, paymentId))
    await updateDiscount(db, paymentId, { dueAt: secondsAfter(issuedAt, discountDays * day) });
}
