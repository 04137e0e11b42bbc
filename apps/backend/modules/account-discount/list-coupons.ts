import type { OnlineCoupon } from '@emsal/api/calls/customer-account/discounts';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { findCustomer } from '../../customers/customer-store';
import type { CustomerContext } from '../../http/context';
import { couponsOfPerson, type PersonsCoupon } from '../checkout/coupons/coupon-store';
import { identityHashOf } from '../visit-person/identity-hash';

export async function listCoupons({ db, clock, config, customerId }: CustomerContext): Promise<OnlineCoupon[]> {
  const { identityNo } = (await findCustomer(db, { customerId }))!;
  const now = clock.now();
  const coupons = await couponsOfPerson(db, { identityHash: identityHashOf(config, identityNo), now });
  return coupons.map((one) => onlineCoupon(one, now));
}

/** Of the specification's three facts `used` wins: a coupon that was used does not expire any more. */
export const onlineCoupon = ({ coupon, usedAt }: PersonsCoupon, now: Date): OnlineCoupon => ({
  code: coupon.code,
  title: coupon.title,
  amount: coupon.amount,
  percent: coupon.percent,
  minimumTotal: coupon.minimumTotal,
  lines: (coupon.lines ?? []).map((line) => lineFacts[line].name),
  expiryDate: coupon.validUntil.toISOString(),
  used: usedAt !== null,
  usedAt: usedAt?.toISOString() ?? null,
  expired: usedAt === null && coupon.validUntil <= now,
});
