/** Completion step at the insurer: the policy of a charged order, or, when none is issued by the deadline, the way to a refund. */
import type { Policy, PolicyOrder } from '@emsal/insurers/policy-order';
import { insuredPeople, riskNumber, type Risk } from '@emsal/risks/risk';
import { secondsAfter } from '../../../clock/clock';
import { issueSoldPolicy } from '../policy/issue-sold-policy';
import { orderAtInsurer } from './order-at-insurer';
import type { CompletionStep, CompletionContext } from './completion-step';
import { findPolicyInfo } from '../policy-info/policy-info-store';
import type { Payee } from '../policy-info/tables';
import { paymentSettings } from '../payment/payment-settings';
import { updatePayment, type PaymentRow } from '../payment/payment-store';
import { moveAndContinue, movePayment } from './move-payment';

export const issuePolicy: CompletionStep = async (context, payment) => {
  const insurer = context.dependencies.insurerOf(payment.offer.firmId);
  if (isPastDeadline(context, payment))
    return moveAndContinue(context, {
      id: payment.id,
      to: 'reversal_needed',
      reason: 'insurerSilent',
      isCancelPending: true,
    });
  const answer =
    insurer &&
    (await orderAtInsurer(context, payment, {
      seconds: paymentSettings.insurerDeadline,
      call: async (within) => insurer.issuePolicy(await orderOf(context, payment), within),
    }));
  if (!answer) {
    await updatePayment(context.db, payment.id, { issueAttempts: payment.issueAttempts + 1 });
    return 'wait';
  }
  if (answer.kind === 'declined')
    return moveAndContinue(context, { id: payment.id, to: 'reversal_needed', reason: 'insurerRefused' });
  if (!matchesOrder(answer.policy, payment))
    return moveAndContinue(context, {
      id: payment.id,
      to: 'reversal_needed',
      reason: 'policyDiffers',
      isCancelPending: true,
    });
  return issued(context, payment, answer.policy);
};

/** A policy at another price, of another order or already cancelled is not what the customer paid for: it is voided and the charge refunded (invariant I5, docs/reliability.md). */
const matchesOrder = ({ orderId, total, state }: Policy, { id, amount }: PaymentRow): boolean =>
  orderId === id && total === amount && state === 'active';

const isPastDeadline = ({ clock }: CompletionContext, { authorisedAt }: PaymentRow): boolean =>
  !!authorisedAt && secondsAfter(authorisedAt, paymentSettings.policyDeadline) <= clock.now();

async function orderOf({ db }: CompletionContext, payment: PaymentRow): Promise<PolicyOrder> {
  const { id, visitId, quoteHeaderId, amount, offer } = payment;
  const info = await findPolicyInfo(db, { visitId, quoteHeaderId, productId: offer.productId });
  return {
    orderId: id,
    quoteRef: offer.quoteRef,
    identityNo: offer.insured.identityNo,
    reference: riskNumber(offer.risk),
    startDate: offer.startDate,
    total: amount,
    ...(info?.payee?.payeeStatus && { lossPayee: lossPayeeOf(info.payee) }),
    ...namedTravellers(offer.risk),
  };
}

/** Everybody is named, or nobody: sales of earlier releases have no names. */
function namedTravellers(risk: Risk): Pick<PolicyOrder, 'travellers'> {
  const people = insuredPeople(risk);
  const travellers = people.flatMap(({ name, surname, birthday, identityNo, passportNo }) =>
    name && surname
      ? [{ name, surname, birthday, ...(identityNo && { identityNo }), ...(passportNo && { passportNo }) }]
      : [],
  );
  return travellers.length > 0 && travellers.length === people.length ? { travellers } : {};
}

const lossPayeeOf = ({ bankCode, branchCode, financialCompanyCode, tcOrTaxNo }: Payee): PolicyOrder['lossPayee'] => ({
  ...(financialCompanyCode ? { financialCompanyCode } : { bankCode, branchCode }),
  borrowerNo: tcOrTaxNo,
});

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
