/** Checkout: summary, payer, plans, coupons, the card's challenge, the payment's state, the policy (funnel 4.4, 7.4). */
import { applicationCalls } from './policy-request/application';
import { completedCalls } from './policy-request/completed';
import { couponCalls } from './policy-request/coupon';
import { payerCalls } from './policy-request/payer';
import { paymentCalls } from './policy-request/payment';
import { permissionCalls } from './policy-request/permission';
import { planCalls } from './policy-request/plans';
import { policyInfoCalls } from './policy-request/policy-info';

export const policyRequestCalls = {
  ...policyInfoCalls,
  ...payerCalls,
  ...permissionCalls,
  ...planCalls,
  ...couponCalls,
  ...paymentCalls,
  ...completedCalls,
  ...applicationCalls,
};
