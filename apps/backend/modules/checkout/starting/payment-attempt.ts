/** The one attempt of a quote: the same one again, or a new one that supersedes an open one. */
import { secondsAfter } from '../../../clock/clock';
import { lockIdentity, ownerOf } from '../../../customers/customer-store';
import { ownerColumnsFor, type OwnerColumns } from '../../../customers/owner';
import type { Tx } from '../../../db/database';
import { randomId, randomSecret } from '../../../db/random-id';
import type { VisitContext } from '../../../http/context';
import { plainHash } from '../../../personal-data/keyed-hash';
import { ProtocolError } from '../../../http/protocol-error';
import { Refusal } from '../../../http/refusal';
import { addLiveSale } from '../../policy/live-sale/live-sale-store';
import { spendCoupon } from '../coupons/coupons';
import { admitSale } from './admit-sale';
import { liveSaleOf } from '../live-sale/live-sale-of';
import { hasTriedEnoughCards } from './card-tries';
import { refuse } from '../refuse';
import { soldOffer } from '../sold-offer';
import { isOpen } from '../payment/payment-graph';
import { paymentSettings } from '../payment/payment-settings';
import { addPayment, lockLivePayment, type PaymentRow } from '../payment/payment-store';
import { supersede } from './supersede';
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
  // Before any payment is locked: a login takes the identity's lock first, too. Sales of one policyholder begin one by one.
  const owner = await ownerOfSale(tx, sale, context);
  const live = await lockLivePayment(tx, sale.offer.quoteHeaderId);
  if (live?.state === 'policy_issued') return refuse('alreadyPaid');
  if (live?.state === 'created' && secondsAfter(live.createdAt, paymentSettings.startDeadline) > now)
    throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  if (live?.challenge && isOpen(live.state) && isSame(live, sale, now)) return live;
  if (live && !isOpen(live.state)) return refuse('paymentRunning');
  if (await hasTriedEnoughCards(tx, context.visit.id, context)) return refuse('cardsTried');
  if (live) await supersede(tx, live, context);
  const added = await addAdmitted(tx, sale, { context, owner });
  const refusal =
    sale.coupon && (await spendCoupon(tx, sale.coupon, { paymentId: added.id, offer: sale.offer, context }));
  if (refusal) throw new RefusedSale(refusal);
  return added;
}

/** @throws ProtocolError when another tab was faster */
async function addAdmitted(
  tx: Tx,
  sale: CheckedSale,
  { context, owner }: { context: VisitContext; owner: OwnerColumns },
): Promise<PaymentRow> {
  const live = liveSaleOf(sale.offer);
  const admission = await admitSale(tx, live, { sale, context });
  if (admission instanceof Refusal) throw new RefusedSale(admission);
  const added = await addPayment(tx, { ...newPayment(sale, context), ...owner });
  if (!added || !(await addLiveSale(tx, added.id, { ...live, ...admission })))
    throw new ProtocolError('stillRunning', { retryAfterSeconds: 2 });
  return added;
}

/** Read again under the identity's lock, because the telephone may have been bound since the code. */
async function ownerOfSale(tx: Tx, { offer }: CheckedSale, { visit }: VisitContext): Promise<OwnerColumns> {
  const columns = ownerColumnsFor(offer.insured.identityNo, visit.proven);
  const { identityKey, telephoneKey } = columns;
  await lockIdentity(tx, identityKey);
  return telephoneKey === null ? columns : ownerOf(tx, { identityKey, telephoneKey });
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
