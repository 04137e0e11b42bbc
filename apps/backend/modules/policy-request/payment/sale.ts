/** What is sold, checked against what was stored, or why it cannot be. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { VisitContext } from '../../../frame/context';
import type { Refusal } from '../../../frame/refusal';
import { isProven } from '../../customer/look-up-person';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import type { CouponWish } from '../coupons/coupons';
import { planOf, type PaymentPlan } from '../plans/payment-plans';
import { findPayer, findPolicyInfo } from '../policy-info/policy-info-store';
import { refuse } from '../refuse';
import type { PaymentRow } from './payment-store';

export interface Sale {
  offer: ChosenOffer;
  plan: PaymentPlan;
  email: string;
  /** Empty where the card is typed on the provider's own page. */
  cardToken: string;
  address: { city: string; moreInformation: string };
  payer: PaymentRow['payer'];
  coupon: CouponWish | null;
}

/** Nothing of the price comes from the caller: it comes from the stored offer, and the seal only says that the customer saw that one. */
export async function saleOf(
  parts: CheckoutParts,
  input: ParsedOf<'POST policyrequest/CreateThreeD'>,
  context: VisitContext,
): Promise<Sale | Refusal> {
  if (!context.visit.isVerified) return refuse('notVerified');
  const offer = await parts.offers.chosenOffer(context, input);
  if (!offer || offer.validUntil <= context.clock.now()) return refuse('offerGone');
  // The draft may name another person by now than the one whom the code proved.
  if (!isProven(context, offer.insured.identityNo)) return refuse('notVerified');
  if (offer.isCallCentreOnly) return refuse('callCentreOnly');
  const verdict = await parts.offers.verifySeal(context, offer, input.seal);
  if (verdict !== 'valid') return refuse(verdict === 'expired' ? 'offerGone' : 'priceChanged');
  const plan = planOf(offer, input.selectedPaymentPlanId);
  if (!plan) return refuse('planUnknown');
  if (!input.cardToken && context.ports.bank.cardFrameUrl(context.config.siteUrl) !== null)
    return refuse('cardRefused');
  const info = await findPolicyInfo(context.db, input);
  if (!info) return refuse('policyInfoMissing');
  // The customer pays what they confirmed and what the button said, or nothing.
  const isAsShown = info.price?.total === offer.total && (input.expectedTotal ?? plan.total) === plan.total;
  if (!isAsShown) return refuse('priceChanged');
  const payer = (await findPayer(context.db, input.visitId)) ?? null;
  if (payer && !payer.verifiedAt) return refuse('payerNotVerified');
  return {
    offer: payer?.identityNo === offer.insured.identityNo ? reachedAt(offer, payer.phoneNumber) : offer,
    plan,
    email: info.email,
    cardToken: input.cardToken ?? '',
    address: info.address,
    payer: payer && { identityNo: payer.identityNo, phoneNumber: payer.phoneNumber },
    coupon: input.discountCode
      ? { code: input.discountCode, isCombinationConfirmed: input.isCombinationConfirmed }
      : null,
  };
}

/** The telephone that the insured proved at checkout is the one that messages go to. */
const reachedAt = (offer: ChosenOffer, phoneNumber: string): ChosenOffer => ({
  ...offer,
  insured: { ...offer.insured, phoneNumber },
});
