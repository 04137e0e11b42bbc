/** Discount codes. A discount never changes what is charged: it goes back to the paying card within a week (funnel 9). */
import { z } from 'zod';
import { command } from '../../call';
import { instant, kurus, ofVisit } from '../shapes';
import { sampleVisit } from './shapes';

export const discountCode = z.string().min(1).max(40);
export const coupon = z.object({
  code: z.string(),
  title: z.string(),
  /** What goes back to the card for the chosen offer. */
  discount: kurus,
  validUntil: instant,
});

export const couponCalls = {
  'GET policyrequest/GetCoupon/{visitId}/{discountCode}': command({
    who: 'visit',
    summary: 'What a code is worth for the chosen offer; refused with its reason. Spends nothing.',
    input: ofVisit.extend({ discountCode }),
    output: coupon.extend({
      needsConfirmation: z
        .boolean()
        .describe('joins a campaign of the offer: ask before sending isCombinationConfirmed'),
      message: z.string().nullable().describe('the question, where one is needed'),
    }),
    sample: { ...sampleVisit, discountCode: 'HOSGELDIN' },
    weight: 5,
  }),
  'GET policyrequest/GetCustomerCouponList/{visitId}': command({
    who: 'visit',
    summary: 'Coupons of the proven customer that the chosen offer may use.',
    input: ofVisit,
    output: z.array(coupon),
    sample: sampleVisit,
  }),
};
