/** The one attempt of a quote: the same one again, or a new one that supersedes an open one. */
import { secondsAfter } from '../../../clock/clock';
import { ownerOf } from '../../../customers/customer-store';
import { ownerColumnsFor, type OwnerColumns } from '../../../customers/owner';
import type { Tx } from '../../../db/database';
import { randomId, randomSecret } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { plainHash } from '../../../http/keyed-hash';
import { ProtocolError } from '../../../http/protocol-error';
import type { Refusal } from '../../../http/refusal';
import { spendCoupon } from '../coupons/coupons';
import { refuse } from '../refuse';
import { soldOffer } from '../sold-offer';
import { scheduleOrphanRefund } from './refund-orphan-charge';
import { isOpen } from './payment-graph';
import { paymentSettings } from './payment-settings';
import { addPayment, lockLivePayment, movePayment, type PaymentRow } from './payment-store';
import type { CheckedSale } from './check-sale';

/** Rolls back the transaction, so that a refused sale leaves no payment. */
class RefusedSale extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export async function findOrStartAttempt(sale: CheckedSale, context: VisitContext): Promise<PaymentRow | Refusal> {
  try {
    return await context.db.transaction((tx) => attemptIn(tx, sale, context));
  } catch (error) {
    if (error instanceof RefusedSale) return error.refusal;
    throw error;
  }
}

/** The quote's live attempt if it is for the same sale, otherwise a new one in its place. */
async function attemptIn(tx: Tx, sale: CheckedSale, context: VisitContext): Promise<PaymentRow | Refusal> {
  const now = context.clock.now();
  // Before any payment is locked: a login takes the identity's lock first, too.
  const owner = await ownerOfSale(tx, sale, context);
  const live = await lockLivePayment(tx, sale.offer.quoteHeaderId);
  if (live?.state === 'policy_issued') return refuse('alreadyPaid');
  if (live?.state === 'created' && secondsAfter(live.createdAt, paymentSettings.startDeadline) > now)
    throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  if (live?.challenge && isOpen(live.state) && isSame(live, sale, now)) return live;
  if (live && !isOpen(live.state)) return refuse('paymentRunning');
  if (live) await supersede(tx, live, context);
  const added = await addPayment(tx, { ...newPayment(sale, context), ...owner });
  if (!added) throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 }); // another tab was faster
  const refusal =
    sale.coupon && (await spendCoupon(tx, sale.coupon, { paymentId: added.id, offer: sale.offer, context }));
  if (refusal) throw new RefusedSale(refusal);
  return added;
}

/** Read again under the identity's lock, because the telephone may have been bound since the code. */
async function ownerOfSale(tx: Tx, { offer }: CheckedSale, { visit }: VisitContext): Promise<OwnerColumns> {
  const columns = ownerColumnsFor(offer.insured.identityNo, visit.proven);
  const { identityKey, telephoneKey } = columns;
  return telephoneKey === null ? columns : ownerOf(tx, { identityKey, telephoneKey });
}

/** A page that charges by itself may outlive the attempt: when it has closed, a job checks for a charge. */
async function supersede(tx: Tx, { id, challenge, expiresAt }: PaymentRow, context: VisitContext): Promise<void> {
  await movePayment(tx, { id, to: 'expired', reason: 'superseded', at: context.clock.now() });
  if (challenge && context.ports.bank.chargesForSeconds !== undefined)
    await scheduleOrphanRefund(context, id, { tx, startAfter: expiresAt });
}

function isSame(live: PaymentRow, { offer, plan, cardToken }: CheckedSale, now: Date): boolean {
  const isSameSale = live.offer.offerId === offer.offerId && live.planId === plan.id && live.amount === plan.total;
  return (
    isSameSale &&
    (live.cardTokenHash === plainHash(cardToken) || secondsAfter(live.createdAt, paymentSettings.sameAttempt) > now)
  );
}

function newPayment(
  { offer, plan, email, cardToken, payer }: CheckedSale,
  { clock, visit, visitor, ports }: VisitContext,
): Parameters<typeof addPayment>[1] {
  const now = clock.now();
  return {
    id: randomId(),
    odeme: randomId(),
    visitorId: visitor.id,
    visitId: visit.id,
    quoteHeaderId: offer.quoteHeaderId,
    offer: soldOffer(offer),
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
