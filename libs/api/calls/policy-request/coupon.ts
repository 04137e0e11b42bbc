/** Coupons, each named by a discount code. A discount never changes the charged amount: it is refunded to the paying card within a week (funnel 9). */
import { z } from 'zod';
import { command } from '../../call';
import { instant, kurus, ofVisit } from '../shapes';
import { sampleVisit } from './shapes';

export const discountCode = z.string().min(1).max(40);
export const coupon = z.object({
  code: z.string(),
  title: z.string(),
  /** Amount refunded to the card for the chosen offer. */
  discount: kurus,
  validUntil: instant,
});

export const couponCalls = {
  'GET policyrequest/GetCoupon/{visitId}/{discountCode}': command({
    who: 'visit',
    summary: 'The value of a code for the chosen offer, or the reason of its refusal. Does not use the code up.',
    input: ofVisit.extend({ discountCode }),
    output: coupon.extend({
      needsConfirmation: z
        .boolean()
        .describe('combined with a campaign of the offer: ask the customer before sending isCombinationConfirmed'),
      message: z.string().nullable().describe('the question to the customer, if any'),
    }),
    sample: { ...sampleVisit, discountCode: 'HOSGELDIN' },
    weight: 5,
  }),
  'GET policyrequest/GetCustomerCouponList/{visitId}': command({
    who: 'visit',
    summary: 'Coupons of the verified customer that apply to the chosen offer.',
    input: ofVisit,
    output: z.array(coupon),
    sample: sampleVisit,
  }),
};
