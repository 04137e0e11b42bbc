/** Discount codes: what one is worth, which ones a customer has, and the one use in the payment's own transaction. */
import type { OutputOf } from '@emsal/api/calls/table';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import type { Executor, Tx } from '../../../db/database';
import type { VisitContext } from '../../../frame/context';
import type { Refusal } from '../../../frame/refusal';
import { isProven } from '../../customer/look-up-person';
import { identityKeyOf } from '../../customer/identity-key';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import { refuse } from '../refuse';
import { addCouponUse, countUses, couponsFor, findCoupon, lockCoupon, type CouponRow } from './coupon-store';
import { judgeCoupon, type CouponVerdict } from './judge-coupon';

/** Codes are written in any case and with blanks around. */
const codeOf = (typed: string): string => typed.trim().toUpperCase();

export async function getCoupon(
  { offers }: CheckoutParts,
  { visitId, discountCode }: { visitId: string; discountCode: string },
  context: VisitContext,
): Promise<OutputOf<'GET policyrequest/GetCoupon/{visitId}/{discountCode}'> | Refusal> {
  // Guessing codes is as dear as guessing identities.
  await context.spend('identity', context.visit.id);
  const offer = await offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const coupon = await findCoupon(context.db, codeOf(discountCode));
  const verdict = await judged(context.db, coupon, { offer, context });
  if (!coupon || 'refusal' in verdict) return refuse('refusal' in verdict ? verdict.refusal : 'discountCodeWrong');
  const { discount, needsConfirmation } = verdict;
  const { message } = policyRequestOutcomes.discountNeedsConfirmation;
  return { ...shown(coupon, discount), needsConfirmation, message: needsConfirmation ? message : null };
}

/** Empty until the visit is proven: coupons say who somebody is. */
export async function customerCoupons(
  { offers }: CheckoutParts,
  { visitId }: { visitId: string },
  context: VisitContext,
): Promise<OutputOf<'GET policyrequest/GetCustomerCouponList/{visitId}'>> {
  const offer = await offers.chosenOffer(context, { visitId });
  if (!offer || !isProven(context, offer.insured.identityNo)) return [];
  const rows = await couponsFor(context.db, { identityKey: keyOf(offer, context), now: context.clock.now() });
  const verdicts = await Promise.all(rows.map((row) => judged(context.db, row, { offer, context })));
  return rows.flatMap((row, index) => {
    const verdict = verdicts[index]!;
    return 'refusal' in verdict ? [] : [shown(row, verdict.discount)];
  });
}

export interface CouponWish {
  code: string;
  isCombinationConfirmed: boolean;
}

/** Spends the code for this payment or refuses; what happens to the transaction happens to the use. */
export async function spendCoupon(
  tx: Tx,
  { code, isCombinationConfirmed }: CouponWish,
  { paymentId, offer, context }: { paymentId: string; offer: ChosenOffer; context: VisitContext },
): Promise<Refusal | null> {
  const coupon = await lockCoupon(tx, codeOf(code));
  const verdict = await judged(tx, coupon, { offer, context });
  if (!coupon || 'refusal' in verdict) return refuse('refusal' in verdict ? verdict.refusal : 'discountCodeWrong');
  if (verdict.needsConfirmation && !isCombinationConfirmed) return refuse('discountNeedsConfirmation');
  await addCouponUse(tx, {
    paymentId,
    code: coupon.code,
    identityKey: keyOf(offer, context),
    title: coupon.title,
    amount: verdict.discount,
    usedAt: context.clock.now(),
  });
  return null;
}

const keyOf = ({ insured }: ChosenOffer, { config }: VisitContext): string => identityKeyOf(config, insured.identityNo);

async function judged(
  db: Executor,
  coupon: CouponRow | undefined,
  { offer, context }: { offer: ChosenOffer; context: VisitContext },
): Promise<CouponVerdict> {
  const identityKey = keyOf(offer, context);
  const uses = coupon ? await countUses(db, { code: coupon.code, identityKey }) : { all: 0, byPerson: 0 };
  return judgeCoupon({ coupon, offer, identityKey, uses, now: context.clock.now() });
}

const shown = ({ code, title, validUntil }: CouponRow, discount: number) => ({
  code,
  title,
  discount,
  validUntil: validUntil.toISOString(),
});
