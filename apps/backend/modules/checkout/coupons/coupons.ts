/** Discount codes: their value for an offer, a customer's own codes, and the one use in the payment's transaction. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import type { Executor, Tx } from '../../../db/database';
import type { VisitContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { isVerifiedPerson } from '../../visit-person/look-up-person';
import { identityHashOf } from '../../visit-person/identity-hash';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import { refuse } from '../refuse';
import { addCouponUse, countUses, couponsFor, findCoupon, lockCoupon, type CouponRow } from './coupon-store';
import { evaluateCoupon, type CouponVerdict } from './evaluate-coupon';

/** Codes are accepted in any case and with surrounding spaces. */
const codeOf = (typed: string): string => typed.trim().toUpperCase();

export async function getCoupon(
  { offers }: CheckoutDependencies,
  { visitId, discountCode }: { visitId: VisitId; discountCode: string },
  context: VisitContext,
): Promise<OutputOf<'GET policyrequest/GetCoupon/{visitId}/{discountCode}'> | Refusal> {
  // Limited like identity lookups, against guessing.
  await context.spendRateLimit('identity', context.visit.id);
  const offer = await offers.chosenOffer(context, { visitId });
  if (!offer) return refuse('offerGone');
  const code = codeOf(discountCode);
  const coupon = await findCoupon(context.db, code);
  const verdict = await evaluated(context.db, { code, coupon }, { offer, context });
  if (!coupon || 'refusal' in verdict) return refuse('refusal' in verdict ? verdict.refusal : 'discountCodeWrong');
  const { discount, needsConfirmation } = verdict;
  const { message } = policyRequestOutcomes.discountNeedsConfirmation;
  return { ...shown(coupon, discount), needsConfirmation, message: needsConfirmation ? message : null };
}

/** Empty until the visit is verified: coupons reveal who somebody is. */
export async function customerCoupons(
  { offers }: CheckoutDependencies,
  { visitId }: { visitId: VisitId },
  context: VisitContext,
): Promise<OutputOf<'GET policyrequest/GetCustomerCouponList/{visitId}'>> {
  const offer = await offers.chosenOffer(context, { visitId });
  if (!offer || !isVerifiedPerson(context, offer.insured.identityNo)) return [];
  const rows = await couponsFor(context.db, { identityHash: keyOf(offer, context), now: context.clock.now() });
  const verdicts = await Promise.all(
    rows.map((row) => evaluated(context.db, { code: row.code, coupon: row }, { offer, context })),
  );
  return rows.flatMap((row, index) => {
    const verdict = verdicts[index]!;
    return 'refusal' in verdict ? [] : [shown(row, verdict.discount)];
  });
}

export interface CouponInput {
  /** As typed. */
  code: string;
  isCombinationConfirmed: boolean;
}

/** Uses the code for this payment or refuses; part of the payment's transaction. */
export async function spendCoupon(
  tx: Tx,
  { code: typed, isCombinationConfirmed }: CouponInput,
  { paymentId, offer, context }: { paymentId: string; offer: ChosenOffer; context: VisitContext },
): Promise<Refusal | null> {
  const code = codeOf(typed);
  const coupon = await lockCoupon(tx, code);
  const verdict = await evaluated(tx, { code, coupon }, { offer, context });
  if (!coupon || 'refusal' in verdict) return refuse('refusal' in verdict ? verdict.refusal : 'discountCodeWrong');
  if (verdict.needsConfirmation && !isCombinationConfirmed) return refuse('discountNeedsConfirmation');
  await addCouponUse(tx, {
    paymentId,
    code: coupon.code,
    identityHash: keyOf(offer, context),
    title: coupon.title,
    amount: verdict.discount,
    usedAt: context.clock.now(),
  });
  return null;
}

const keyOf = ({ insured }: ChosenOffer, { config }: VisitContext): string =>
  identityHashOf(config, insured.identityNo);

/** Also the uses of a code that does not exist are counted: it answers as late as one of somebody else. */
async function evaluated(
  db: Executor,
  { code, coupon }: { code: string; coupon: CouponRow | undefined },
  { offer, context }: { offer: ChosenOffer; context: VisitContext },
): Promise<CouponVerdict> {
  const identityHash = keyOf(offer, context);
  const uses = await countUses(db, { code, identityHash });
  return evaluateCoupon({ coupon, offer, identityHash, uses, now: context.clock.now() });
}

const shown = ({ code, title, validUntil }: CouponRow, discount: number) => ({
  code,
  title,
  discount,
  validUntil: validUntil.toISOString(),
});
