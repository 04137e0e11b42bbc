/** Checks a sale against stored data, or says why it is refused. */
import type { ParsedOf } from '@emsal/api/calls/table';
import type { VisitContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import { isVerifiedPerson } from '../../visit-person/look-up-person';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import type { CouponInput } from '../coupons/coupons';
import { identifiedOffer } from '../live-sale/identified-offer';
import { planOf, type PaymentPlan } from '../plans/payment-plans';
import { isForAnotherPerson } from '../payer/other-policyholder';
import { findPayer } from '../payer/payer-store';
import { findPolicyInfo } from '../policy-info/policy-info-store';
import { refuse } from '../refuse';
import type { PaymentRow } from '../payment/payment-store';
import { withTravellers } from '../travellers/with-travellers';

export interface CheckedSale {
  offer: ChosenOffer;
  plan: PaymentPlan;
  email: string;
  /** Empty when the card is entered on the provider's own page. */
  cardToken: string;
  address: { city: string; moreInformation: string };
  payer: PaymentRow['payer'];
  coupon: CouponInput | null;
  /** Confirmed by the customer. */
  secondPolicyStatement: string | null;
}

/** The price comes from the stored offer, never from the caller; the seal proves that the customer saw that offer. */
export async function checkSale(
  dependencies: CheckoutDependencies,
  input: ParsedOf<'POST policyrequest/CreateThreeD'>,
  context: VisitContext,
): Promise<CheckedSale | Refusal> {
  if (!context.visit.isVerified) return refuse('notVerified');
  const offer = await dependencies.offers.chosenOffer(context, input);
  if (!offer || offer.validUntil <= context.clock.now()) return refuse('offerGone');
  // The draft may name another person than the one verified by the code.
  if (!isVerifiedPerson(context, offer.insured.identityNo)) return refuse('notVerified');
  if (offer.isCallCentreOnly) return refuse('callCentreOnly');
  const verdict = await dependencies.offers.verifySeal(context, offer, input.seal);
  if (verdict !== 'valid') return refuse(verdict === 'expired' ? 'offerGone' : 'priceChanged');
  const plan = planOf(offer, input.selectedPaymentPlanId);
  if (!plan) return refuse('planUnknown');
  if (!input.cardToken && context.ports.bank.cardFrameUrl(context.config.siteUrl) !== null)
    return refuse('cardRefused');
  const info = await findPolicyInfo(context.db, input);
  if (!info) return refuse('policyInfoMissing');
  // The customer pays exactly what they confirmed and what the button showed.
  const isAsShown = info.price?.total === offer.total && (input.expectedTotal ?? plan.total) === plan.total;
  if (!isAsShown) return refuse('priceChanged');
  const payer = (await findPayer(context.db, input.visitId)) ?? null;
  if (payer && !payer.verifiedAt) return refuse('payerNotVerified');
  const isOther = payer !== null && payer.identityNo !== offer.insured.identityNo;
  if (isOther && (await isForAnotherPerson(offer, context))) return refuse('payerIsPolicyholder');
  const named = await withTravellers(offer, info.travellers, context);
  if (named instanceof Refusal) return named;
  const identified = await identifiedOffer(named, context);
  return {
    offer: payer?.identityNo === offer.insured.identityNo ? withPhoneNumber(identified, payer.phoneNumber) : identified,
    plan,
    email: info.email,
    cardToken: input.cardToken ?? '',
    address: info.address,
    payer: payer && { identityNo: payer.identityNo, phoneNumber: payer.phoneNumber },
    coupon: input.discountCode
      ? { code: input.discountCode, isCombinationConfirmed: input.isCombinationConfirmed }
      : null,
    secondPolicyStatement: input.secondPolicyStatement ?? null,
  };
}

/** Messages go to the telephone that the insured verified at checkout. */
const withPhoneNumber = (offer: ChosenOffer, phoneNumber: string): ChosenOffer => ({
  ...offer,
  insured: { ...offer.insured, phoneNumber },
});
