/** CreateThreeD: checks what is sold against what was stored, makes the one attempt of the quote, and asks the bank for the challenge. */
import type { ParsedOf, OutputOf } from '@emsal/api/calls/table';
import { policyRequestOutcomes } from '@emsal/api/outcomes/payment';
import { brand } from '@emsal/brand/brand';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import { cities } from '@emsal/reference/places';
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import { randomId, randomSecret } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { plainHash } from '../../../frame/keyed-hash';
import { ProtocolError } from '../../../frame/protocol-error';
import { refusalsOf, Refusal } from '../../../frame/refusal';
import type { BankOrder, Initialized } from '../../../ports/bank/bank-port';
import { isProven } from '../../customer/look-up-person';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import { planOf, type PaymentPlan } from '../plans/payment-plans';
import { spendCoupon, type CouponWish } from '../coupons/coupons';
import { findPayer, findPolicyInfo } from '../policy-info/policy-info-store';
import { checkPage } from './check-page';
import { sendGiveBack } from './give-back';
import { isFinal, isOpen } from './payment-graph';
import { paymentSettings } from './payment-settings';
import { addPayment, lockLivePayment, movePayment, type PaymentRow } from './payment-store';

type Input = ParsedOf<'POST policyrequest/CreateThreeD'>;
type Started = OutputOf<'POST policyrequest/CreateThreeD'>;
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

const refuse = refusalsOf(policyRequestOutcomes);

export async function startPayment(
  parts: CheckoutParts,
  input: Input,
  context: VisitContext,
): Promise<Started | Refusal> {
  const sale = await saleOf(parts, input, context);
  if (sale instanceof Refusal) return sale;
  const attempt = await attemptOrRefusal(sale, context);
  if (attempt instanceof Refusal) return attempt;
  const payment = attempt.challenge ? attempt : await challenged(attempt, orderOf(attempt, sale, context), context);
  return payment?.challenge ? { odeme: payment.odeme, challenge: payment.challenge } : whyNot(payment);
}

/** Carries a refusal out of a transaction that must leave no payment behind. */
class RefusedSale extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

async function attemptOrRefusal(sale: Sale, context: VisitContext): Promise<PaymentRow | Refusal> {
  try {
    return await context.db.transaction((tx) => attemptOf(tx, sale, context));
  } catch (error) {
    if (error instanceof RefusedSale) return error.refusal;
    throw error;
  }
}

/** Nothing of the price comes from the caller: it comes from the stored offer, and the seal only says that the customer saw that one. */
async function saleOf(parts: CheckoutParts, input: Input, context: VisitContext): Promise<Sale | Refusal> {
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

/** The quote's live attempt when it is this very one, else a new one in its place. */
async function attemptOf(tx: Tx, sale: Sale, context: VisitContext): Promise<PaymentRow | Refusal> {
  const now = context.clock.now();
  const live = await lockLivePayment(tx, sale.offer.quoteHeaderId);
  if (live?.state === 'policy_issued') return refuse('alreadyPaid');
  if (live?.state === 'created' && secondsAfter(live.createdAt, paymentSettings.startDeadline) > now)
    throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  if (live?.challenge && isOpen(live.state) && isSame(live, sale, now)) return live;
  if (live && !isOpen(live.state)) return refuse('paymentRunning');
  if (live) await supersede(tx, live, context);
  const added = await addPayment(tx, newPayment(sale, context));
  if (!added) throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 }); // another tab was faster
  const refusal =
    sale.coupon && (await spendCoupon(tx, sale.coupon, { paymentId: added.id, offer: sale.offer, context }));
  if (refusal) throw new RefusedSale(refusal);
  return added;
}

/** A page that charges by itself may outlive the attempt: once it is closed, somebody looks. */
async function supersede(tx: Tx, { id, challenge, expiresAt }: PaymentRow, context: VisitContext): Promise<void> {
  await movePayment(tx, { id, to: 'expired', reason: 'superseded', at: context.clock.now() });
  if (challenge && context.ports.bank.chargesForSeconds !== undefined)
    await sendGiveBack(context, id, { tx, startAfter: expiresAt });
}

function isSame(live: PaymentRow, { offer, plan, cardToken }: Sale, now: Date): boolean {
  const isSameSale = live.offer.offerId === offer.offerId && live.planId === plan.id && live.amount === plan.total;
  return (
    isSameSale &&
    (live.cardTokenHash === plainHash(cardToken) || secondsAfter(live.createdAt, paymentSettings.sameAttempt) > now)
  );
}

function newPayment(
  { offer, plan, email, cardToken, payer }: Sale,
  { clock, visit, visitor, ports }: VisitContext,
): Parameters<typeof addPayment>[1] {
  const now = clock.now();
  return {
    id: randomId(),
    odeme: randomId(),
    visitorId: visitor.id,
    visitId: visit.id,
    quoteHeaderId: offer.quoteHeaderId,
    offer: { ...offer, validUntil: offer.validUntil.toISOString() },
    email,
    payer,
    planId: plan.id,
    instalments: plan.instalments,
    amount: plan.total,
    cardTokenHash: plainHash(cardToken),
    nonce: randomSecret(),
    expiresAt: secondsAfter(now, ports.bank.chargesForSeconds ?? paymentSettings.openFor),
    createdAt: now,
  };
}

/** Only what the bank must know. The buyer is the insured, whom the code proved. */
function orderOf(
  { id, odeme, amount, instalments, nonce, offer }: PaymentRow,
  { email, address, cardToken }: Sale,
  { config, request }: VisitContext,
): BankOrder {
  const { slug, name } = lineFacts[offer.line];
  const { identityNo, phoneNumber, displayName } = offer.insured;
  return {
    orderId: id,
    amount,
    instalments,
    cardToken,
    nonce,
    callbackUrl: `${config.siteUrl}/api/policyrequest/ThreeDResponse`,
    webhookUrl: `${config.siteUrl}/api/policyrequest/BankNotification`,
    checkUrl: `${config.siteUrl}${checkPage(slug, odeme)}`,
    item: name,
    buyer: {
      identityNo,
      phoneNumber,
      name: displayName,
      email: email || brand.email,
      city: cities.find(({ code }) => code === address.city)?.name ?? '',
      address: address.moreInformation,
      ip: request.address,
    },
  };
}

async function challenged(
  payment: PaymentRow,
  order: BankOrder,
  { db, clock, ports }: VisitContext,
): Promise<PaymentRow | null> {
  const answer = await ports.bank.initialize(order);
  return db.transaction((tx) => initialized(tx, answer, { id: payment.id, at: clock.now() }));
}

async function initialized(tx: Tx, answer: Initialized, move: { id: string; at: Date }): Promise<PaymentRow | null> {
  if (answer.kind === 'unavailable') return movePayment(tx, { ...move, to: 'expired', reason: 'bankUnavailable' });
  if (answer.kind === 'refused') return movePayment(tx, { ...move, to: 'declined', reason: answer.code });
  const moved = await movePayment(tx, {
    ...move,
    to: 'initialized',
    bankPaymentId: answer.bankPaymentId,
    challenge: answer.challenge,
  });
  return moved && movePayment(tx, { ...move, to: 'challenge' });
}

/** The attempt ended before the customer could be sent to the bank. */
const whyNot = (payment: PaymentRow | null): Refusal =>
  refuse(
    payment?.state === 'declined'
      ? 'cardRefused'
      : payment && isFinal(payment.state)
        ? 'paymentNotStarted'
        : 'paymentRunning',
  );
