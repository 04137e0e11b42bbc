import type { OnlineQuota } from '@emsal/api/calls/customer-account/discounts';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CustomerContext } from '../../http/context';
import { discountsOfCustomer, type EarnedDiscount } from '../checkout/coupons/coupon-store';
import { isTakenBack } from '../policy/refund/cancellation-refund';

export const listQuotas = async ({ db, customerId }: CustomerContext): Promise<OnlineQuota[]> =>
  (await discountsOfCustomer(db, customerId)).map(onlineQuota);

/** A personal code is a coupon's, one for everybody a campaign's. No discount is paid without a code so far. */
export const onlineQuota = (earned: EarnedDiscount): OnlineQuota => ({
  type: earned.isPersonal ? 'couponCode' : 'campaign',
  title: earned.use.title,
  lineName: lineFacts[earned.policy.line].name,
  policyNo: earned.policy.policyNo,
  amount: earned.use.amount,
  ...stateOf(earned),
});

function stateOf({ use, policy }: EarnedDiscount): Pick<OnlineQuota, 'state' | 'day'> {
  const { state, endDate: endsOn } = policy;
  const concludedOn = dayInTurkey(policy.issuedAt);
  if (use.releasedAt) return { state: 'lapsed', day: endsOn };
  if (!use.paidAt) return { state: 'due', day: dayInTurkey(use.dueAt) };
  if (state === 'cancelled' && isTakenBack({ concludedOn, endsOn })) return { state: 'takenBack', day: endsOn };
  return { state: 'paid', day: dayInTurkey(use.paidAt) };
}
