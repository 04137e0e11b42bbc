/** The one attempt of a quote: this very one again, or a new one in the place of one that is open. */
import { secondsAfter } from '../../../clock/clock';
import type { Tx } from '../../../db/database';
import { randomId, randomSecret } from '../../../db/random-id';
import type { VisitContext } from '../../../frame/context';
import { plainHash } from '../../../frame/keyed-hash';
import { ProtocolError } from '../../../frame/protocol-error';
import type { Refusal } from '../../../frame/refusal';
import { spendCoupon } from '../coupons/coupons';
import { refuse } from '../refuse';
import { sendGiveBack } from './give-back';
import { isOpen } from './payment-graph';
import { paymentSettings } from './payment-settings';
import { addPayment, lockLivePayment, movePayment, type PaymentRow } from './payment-store';
import type { Sale } from './sale';

/** Carries a refusal out of a transaction that must leave no payment behind. */
class RefusedSale extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export async function attemptOrRefusal(sale: Sale, context: VisitContext): Promise<PaymentRow | Refusal> {
  try {
    return await context.db.transaction((tx) => attemptOf(tx, sale, context));
  } catch (error) {
    if (error instanceof RefusedSale) return error.refusal;
    throw error;
  }
}

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
