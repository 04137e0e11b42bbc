/** The discount of a code for one offer and person, or the reason for refusing it: one rule for checking, listing and paying. */
import type { PolicyRequestCode } from '@emsal/api/outcomes/payment';
import type { ChosenOffer } from '../chosen-offer';
import type { CouponRow, Uses } from './coupon-store';

export interface CouponCase {
  coupon: CouponRow | undefined;
  offer: Pick<ChosenOffer, 'line' | 'firmId' | 'total' | 'hasCampaign'>;
  /** Of the person verified by the one-time code. */
  identityHash: string;
  uses: Uses;
  now: Date;
}
/** Kuruş, or the refusal's code. */
export type CouponVerdict = { discount: number; needsConfirmation: boolean } | { refusal: PolicyRequestCode };

export function evaluateCoupon({ coupon, offer, identityHash, uses, now }: CouponCase): CouponVerdict {
  // A personal code of somebody else and a code that is not valid yet look like codes that do not exist.
  if (!coupon || coupon.validFrom > now || (coupon.identityHash !== null && coupon.identityHash !== identityHash))
    return { refusal: 'discountCodeWrong' };
  if (coupon.validUntil <= now) return { refusal: 'discountExpired' };
  if (uses.byPerson > 0 || (coupon.maxUses !== null && uses.all >= coupon.maxUses)) return { refusal: 'discountUsed' };
  if (coupon.excludedFirmIds.includes(offer.firmId)) return { refusal: 'discountNotApplicable' };
  if ((coupon.lines && !coupon.lines.includes(offer.line)) || offer.total < coupon.minimumTotal)
    return { refusal: 'discountNotEligible' };
  return { discount: worth(coupon, offer.total), needsConfirmation: offer.hasCampaign };
}

const worth = ({ amount, percent }: CouponRow, total: number): number =>
  Math.min(percent === null ? amount : Math.floor((total * percent) / 100), amount, total);
