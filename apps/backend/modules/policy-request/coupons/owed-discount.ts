import type { Executor } from '../../../db/database';
import { secondsAfter } from '../../../clock/clock';
import { findCouponUse, noteDiscount } from './coupon-store';
import { discountDays } from './discount-rules';

const day = 24 * 3600;

/** The policy is there: from now on the discount is owed. */
export async function owedDiscount(db: Executor, paymentId: string, issuedAt: Date): Promise<void> {
  if (await findCouponUse(db, paymentId))
    await noteDiscount(db, paymentId, { dueAt: secondsAfter(issuedAt, discountDays * day) });
}
