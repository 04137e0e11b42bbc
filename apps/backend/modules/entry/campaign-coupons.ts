/** The discount codes that an entry of a campaign gives. */
import { discountDaysValid, type CampaignDiscount } from '@emsal/lines/facts/campaign-discounts';
import { randomInt } from 'node:crypto';
import { secondsAfter } from '../../clock/clock';
import type { Services } from '../../http/services';
import type { CouponRow } from '../checkout/coupons/coupon-store';
import { identityHashOf } from '../visit-person/identity-hash';

/** Without what is misread in a mail: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

interface Given {
  of: readonly CampaignDiscount[];
  identityNo: string | null;
}

export function couponsOf(
  { of, identityNo }: Given,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): CouponRow[] {
  const validFrom = clock.now();
  const shared = {
    minimumTotal: 0,
    excludedFirmIds: [],
    maxUses: 1,
    validFrom,
    identityHash: identityNo === null ? null : identityHashOf(config, identityNo),
    validUntil: secondsAfter(validFrom, discountDaysValid * 24 * 3600),
  };
  return of.map(({ title, lines, percent = null, amount }) => ({
    ...shared,
    code: newCode(),
    title,
    amount,
    percent,
    lines: lines && [...lines],
  }));
}
