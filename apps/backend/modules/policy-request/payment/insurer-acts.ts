/** What completion asks of the insurer and, when no policy comes by the deadline, of the bank: one policy or the money back. */
import type { InsurerClient } from '@emsal/insurers/port';
import type { Policy, PolicyOrder } from '@emsal/insurers/policy-order';
import { secondsAfter } from '../../../clock/clock';
import { tellRefund } from '../messages/message-jobs';
import { requestPolicyDocument } from '../policy/policy-document';
import { settle } from './bank-acts';
import type { Act, CompletionContext } from './complete-payment';
import { paymentSettings } from './payment-settings';
import { addPolicy, movePayment, notePayment, type PaymentRow } from './payment-store';

const within = (seconds: number) => AbortSignal.timeout(seconds * 1000);

export const issue: Act = async (context, payment) => {
  const insurer = context.parts.insurerOf(payment.offer.firmId);
  if (isPastDeadline(context, payment))
    return settle(context, { id: payment.id, to: 'reversal_needed', reason: 'insurerSilent', isCancelPending: true });
  const answer =
    insurer &&
    (await tried(context, payment, () =>
      insurer.issuePolicy(orderOf(payment), within(paymentSettings.insurerDeadline)),
    ));
  if (!answer) {
    await notePayment(context.db, payment.id, { issueAttempts: payment.issueAttempts + 1 });
    return 'wait';
  }
  if (answer.kind === 'declined')
    return settle(context, { id: payment.id, to: 'reversal_needed', reason: 'insurerRefused' });
  if (!isOrdered(answer.policy, payment))
    return settle(context, { id: payment.id, to: 'reversal_needed', reason: 'policyDiffers', isCancelPending: true });
  return issued(context, payment, answer.policy);
};

/** A policy at another price, of another order or cancelled is not what the customer paid for: it is cancelled and the money goes back (I5). */
const isOrdered = ({ orderId, total, state }: Policy, { id, amount }: PaymentRow): boolean =>
  orderId === id && total === amount && state === 'active';

const isPastDeadline = ({ clock }: CompletionContext, { authorisedAt }: PaymentRow): boolean =>
  !!authorisedAt && secondsAfter(authorisedAt, paymentSettings.policyDeadline) <= clock.now();

const orderOf = ({ id, amount, offer }: PaymentRow): PolicyOrder => ({
  orderId: id,
  quoteRef: offer.quoteRef,
  identityNo: offer.insured.identityNo,
  plate: offer.vehicle.plate,
  startDate: offer.startDate,
  total: amount,
});

/** Null where the insurer failed us: that is counted and tried again, under the same order id. */
async function tried<T>(
  { log }: CompletionContext,
  { id, offer }: PaymentRow,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error, orderId: id, firmId: offer.firmId }, 'payment: the insurer did not answer');
    return null;
  }
}

/** Policy, state and the job for its document exist together or not at all. */
async function issued(context: CompletionContext, payment: PaymentRow, policy: Policy): Promise<'again'> {
  const { db, clock, jobs } = context;
  await db.transaction(async (tx) => {
    const moved = await movePayment(tx, {
      id: payment.id,
      to: 'policy_issued',
      at: clock.now(),
      leasedUntil: null,
      dueAt: null,
    });
    if (!moved) return;
    const { policyNo, startDate, endDate, total } = policy;
    await addPolicy(tx, {
      orderId: payment.id,
      visitorId: payment.visitorId,
      firmId: payment.offer.firmId,
      policyNo,
      startDate,
      endDate,
      total,
      issuedAt: clock.now(),
    });
    await requestPolicyDocument(jobs, payment.id, tx);
  });
  return 'again';
}

/** First no policy may be left at the insurer, then the money goes back; an insurer that cannot be asked does not hold up the refund. */
export const reverse: Act = async (context, payment) => {
  const isCancelPending = payment.isCancelPending && !(await isCancelled(context, payment));
  const answer = await context.ports.bank.refund(payment.id);
  if (answer.kind !== 'refunded') {
    context.log.error({ orderId: payment.id, answer }, 'payment: the refund was not possible, somebody must look');
    return 'wait';
  }
  const { db, clock, jobs } = context;
  await db.transaction(async (tx) => {
    const moved = await movePayment(tx, {
      id: payment.id,
      to: 'reversed',
      at: clock.now(),
      reason: payment.reason,
      isCancelPending,
      leasedUntil: null,
      dueAt: null,
    });
    if (moved?.authorisedAt) await tellRefund(jobs, moved, tx);
  });
  return 'again';
};

/** A reversed payment whose insurer may still hold a policy. */
export const cancelLeftPolicy: Act = async (context, payment) => {
  if (!(await isCancelled(context, payment))) return 'wait';
  await notePayment(context.db, payment.id, { isCancelPending: false, leasedUntil: null });
  return 'again';
};

async function isCancelled(context: CompletionContext, payment: PaymentRow): Promise<boolean> {
  const insurer: InsurerClient | undefined = context.parts.insurerOf(payment.offer.firmId);
  if (!insurer) return false;
  const answer = await tried(context, payment, async () => ({
    policy: await insurer.cancelPolicy(payment.id, within(paymentSettings.cancelDeadline)),
  }));
  return answer !== null;
}
