/** The customer's coupons, and the discounts that purchases earned with a code ("online quotas", decision 356). */
import { z } from 'zod';
import { lookup } from '../../call';
import { quotaStates, refundTypes } from '../../discount-states';
import { day, instant, kurus, policyNo } from '../shapes';
import { customerId, sampleCustomer } from './shapes';

const onlineCoupon = z.object({
  code: z.string(),
  title: z.string(),
  amount: kurus.describe('the discount, or its upper bound where it is a percentage'),
  percent: z.int().nullable(),
  minimumTotal: kurus.describe('premium from which it counts; 0 without a minimum'),
  lines: z.array(z.string()).describe('names of the lines; empty for every line'),
  expiryDate: instant,
  used: z.boolean(),
  usedAt: instant.nullable(),
  expired: z.boolean(),
});
export type OnlineCoupon = z.output<typeof onlineCoupon>;

const onlineQuota = z.object({
  type: z.enum(refundTypes),
  title: z.string(),
  lineName: z.string(),
  policyNo,
  amount: kurus,
  state: z.enum(quotaStates),
  day: day.describe('by which it is refunded, on which it was, or on which the policy ended'),
});
export type OnlineQuota = z.output<typeof onlineQuota>;

const ofCustomer = { input: z.object({ id: customerId }), sample: { id: sampleCustomer.customerId } };

export const accountDiscountCalls = {
  'GET selfservice/customeraccount/GetCustomerOnlineCouponList/{id}': lookup({
    who: 'customer',
    summary: 'The customer’s own coupons, and the codes that the customer used; the one that ends first comes first.',
    output: z.array(onlineCoupon),
    ...ofCustomer,
  }),
  'GET selfservice/customeraccount/GetCustomerOnlineQuotaList/{id}': lookup({
    who: 'customer',
    summary: 'Discounts of the customer’s purchases: refunded, to be refunded, or taken back; the newest first.',
    output: z.array(onlineQuota),
    ...ofCustomer,
  }),
};
