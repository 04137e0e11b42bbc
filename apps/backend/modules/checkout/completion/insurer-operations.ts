/** Completion steps at the insurer and, when no policy is issued by the deadline, at the bank: one policy or a refund. */
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { Policy, PolicyOrder } from '@emsal/insurers/policy-order';
import { riskNumber } from '@emsal/risks/risk';
import { secondsAfter } from '../../../clock/clock';
import { enterReversal } from '../../policy/ledger/ledger-store';
import { sendRefundMessages } from '../messages/message-jobs';
import { issueSoldPolicy } from '../policy/issue-sold-policy';
import { settle } from './bank-operations';
import type { CompletionStep, CompletionContext } from './completion-step';
import { paymentSettings } from '../payment/payment-settings';
import { updatePayment, type PaymentRow } from '../payment/payment-store';
import { movePayment } from './move-payment';

const timeoutSignal = (seconds: number) => AbortSignal.timeout(seconds * 1000);

export const issue: CompletionStep = async (context, payment) => {
  const insurer = context.dependencies.insurerOf(payment.offer.firmId);
  if (isPastDeadline(context, payment))
    return settle(context, { id: payment.id, to: 'reversal_needed', reason: 'insurerSilent', isCancelPending: true });
  const answer =
    insurer &&
    (await attempted(context, payment, () =>
      insurer.issuePolicy(orderOf(payment), timeoutSignal(paymentSettings.insurerDeadline)),
    ));
  if (!answer) {
    await updatePayment(context.db, payment.id, { issueAttempts: payment.issueAttempts + 1 });
    return 'wait';
  }
  if (answer.kind === 'declined')
    return settle(context, { id: payment.id, to: 'reversal_needed', reason: 'insurerRefused' });
  if (!matchesOrder(answer.policy, payment))
    return settle(context, { id: payment.id, to: 'reversal_needed', reason: 'policyDiffers', isCancelPending: true });
  return issued(context, payment, answer.policy);
};

/** A policy at another price, of another order or already cancelled is not what the customer paid for: it is cancelled and the charge refunded (I5). */
const matchesOrder = ({ orderId, total, state }: Policy, { id, amount }: PaymentRow): boolean =>
  orderId === id && total === amount && state === 'active';

const isPastDeadline = ({ clock }: CompletionContext, { authorisedAt }: PaymentRow): boolean =>
  !!authorisedAt && secondsAfter(authorisedAt, paymentSettings.policyDeadline) <= clock.now();

const orderOf = ({ id, amount, offer }: PaymentRow): PolicyOrder => ({
  orderId: id,
  quoteRef: offer.quoteRef,
  identityNo: offer.insured.identityNo,
  reference: riskNumber(offer.risk),
  startDate: offer.startDate,
  total: amount,
});

/** Null when the insurer failed: counted and retried with the same order id. */
async function attempted<T>(
  { log }: CompletionContext,
  { id, offer }: PaymentRow,
  call: () => Promise<T>,
): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    log.warn({ err: error, orderId: id, firmId: offer.firmId }, 'payment: the insurer did not answer');
    return null;
  }
}

/** Stores state, policy and its event's jobs in one transaction. */
async function issued(context: CompletionContext, payment: PaymentRow, policy: Policy): Promise<'again'> {
  const { db, clock, jobs } = context;
  const issuedAt = clock.now();
  await db.transaction(async (tx) => {
    const move = { id: payment.id, to: 'policy_issued', at: issuedAt, leasedUntil: null, dueAt: null } as const;
    const moved = await movePayment(tx, move);
    if (moved) await issueSoldPolicy({ tx, jobs }, moved, { policy, issuedAt });
  });
  return 'again';
}

/** Cancels a policy that may exist, then refunds; an unavailable insurer does not delay the refund. */
export const reverse: CompletionStep = async (context, payment) => {
  const isCancelPending = payment.isCancelPending && !(await isCancelled(context, payment));
  const answer = await context.ports.bank.refund(payment.id);
  if (answer.kind !== 'refunded') {
    context.log.error({ orderId: payment.id, answer }, 'payment: the refund failed, manual check required');
    return 'wait';
  }
  const { db, clock, jobs } = context;
  await db.transaction(async (tx) => {
    const at = clock.now();
    const moved = await movePayment(tx, {
      id: payment.id,
      to: 'reversed',
      at,
      reason: payment.reason,
      isCancelPending,
      leasedUntil: null,
      dueAt: null,
    });
    if (moved) await enterReversal(tx, { orderId: payment.id, at });
    if (moved?.authorisedAt) await sendRefundMessages(jobs, moved, tx);
  });
  return 'again';
};

/** For a reversed payment whose insurer may still hold a policy. */
export const cancelRemainingPolicy: CompletionStep = async (context, payment) => {
  if (!(await isCancelled(context, payment))) return 'wait';
  await updatePayment(context.db, payment.id, { isCancelPending: false, leasedUntil: null });
  return 'again';
};

async function isCancelled(context: CompletionContext, payment: PaymentRow): Promise<boolean> {
  const insurer: InsurerClient | undefined = context.dependencies.insurerOf(payment.offer.firmId);
  if (!insurer) return false;
  const answer = await attempted(context, payment, async () => ({
    policy: await insurer.cancelPolicy(payment.id, timeoutSignal(paymentSettings.cancelDeadline)),
  }));
  return answer !== null;
}
