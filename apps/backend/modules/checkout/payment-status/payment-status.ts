/** A payment as the customer sees it: the graph's states mapped to the contract's. */
import { documentUrl } from '@emsal/api/document-routes';
import type { OutputOf } from '@emsal/api/calls/table';
import {
  declineMessage,
  providerPageMayStillCharge,
  paymentOutcomes,
  refundReasons,
  type PaymentOutcomeState,
} from '@emsal/api/outcomes/payment';
import { orderNames } from '@emsal/api/wire/vehicle-names';
import type { Outcome } from '@emsal/api/outcomes/outcome';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { describeRisk } from '@emsal/risks/risk';
import type { Services } from '../../../http/services';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { findCouponUse, type CouponUse } from '../coupons/coupon-store';
import { maskMail } from '../../visit-person/customer-info';
import { isAmountDifferent, lateCharge } from '../payment/late-charge';
import { isOpen, type PaymentState } from '../payment/payment-graph';
import { disclosuresOf, disclosureUrl } from '../disclosures/disclosures.texts';
import { termsOf } from '../disclosures/terms';
import { findPolicyOfOrder, type PolicyRow } from '../../policy/policy-store';
import type { PaymentRow } from '../payment/payment-store';

type Shown = OutputOf<'POST policyrequest/Success'>;

const shownStates: Record<
  Exclude<PaymentState, 'callback_failed' | 'reversal_needed' | 'reversed'>,
  PaymentOutcomeState
> = {
  created: 'waiting',
  initialized: 'waiting',
  challenge: 'atBank',
  callback_ok: 'waiting',
  unknown: 'waiting',
  authorised: 'waiting',
  declined: 'declined',
  policy_issued: 'completed',
  expired: 'abandoned',
};

/**
 * A reversal without a capture is shown as a payment that did not happen.
 * @param chargesByItself the provider may charge before the customer returns: then nothing is said about a missing charge
 */
export function outcomeStateOf(
  { state, reason, authorisedAt }: Pick<PaymentRow, 'state' | 'reason' | 'authorisedAt'>,
  chargesByItself = false,
): PaymentOutcomeState {
  if (reason === lateCharge.detected) return 'refunding';
  if (reason === lateCharge.refunded) return 'refunded';
  if (state === 'challenge' && chargesByItself) return 'waiting';
  if (state === 'callback_failed') return reason === 'cancelled' ? 'abandoned' : 'declined';
  if (state === 'reversal_needed' || state === 'reversed') {
    if (!authorisedAt) return state === 'reversed' ? 'declined' : 'waiting';
    if (state === 'reversed') return 'refunded';
    return reason === 'insurerSilent' ? 'noInsurerReply' : 'refunding';
  }
  return shownStates[state];
}

export async function paymentStatus(
  { db, ports, clock }: Pick<Services, 'db' | 'ports' | 'clock'>,
  payment: PaymentRow,
): Promise<Shown> {
  const chargesByItself = ports.bank.chargesForSeconds !== undefined;
  const state = outcomeStateOf(payment, chargesByItself);
  const openUntil = openUntilOf(payment, chargesByItself, clock.now());
  const policy = state === 'completed' ? await findPolicyOfOrder(db, payment.id) : undefined;
  const { line } = payment.offer;
  const discount = await findCouponUse(db, payment.id);
  return {
    state,
    reason: reasonOf(state, payment.reason, openUntil !== null),
    policyNo: policy?.policyNo ?? null,
    documents: policy ? documentsOf(policy, line) : [],
    line,
    lineSlug: lineFacts[line].slug,
    firmName: payment.offer.firmName,
    total: chargedOf(state, payment),
    startDate: policy?.startDate ?? null,
    endDate: policy?.endDate ?? null,
    discount: shownDiscount(discount),
    terms: termsOf(line),
    afterSale: state === 'completed' ? wordingOf(line).afterSale : undefined,
    paidAt: isChargedIn(state) ? (payment.authorisedAt?.toISOString() ?? null) : null,
    email: payment.email === '' ? null : maskMail(payment.email),
    order: orderOf(payment, openUntil),
  };
}

const isChargedIn = (state: PaymentOutcomeState): boolean =>
  ['completed', 'refunding', 'refunded', 'noInsurerReply'].includes(state);

const chargedOf = (state: PaymentOutcomeState, payment: PaymentRow): number | null =>
  isChargedIn(state) && !isAmountDifferent(payment) ? payment.amount : null;

/** Until when the customer can still complete the attempt; a provider's page outlives a superseded attempt. */
function openUntilOf(
  { state, reason, challenge, expiresAt }: PaymentRow,
  chargesByItself: boolean,
  now: Date,
): Date | null {
  const isPageOpen = chargesByItself && reason === 'superseded' && challenge !== null && now < expiresAt;
  return isOpen(state) || isPageOpen ? expiresAt : null;
}

const insuredOf = ({ risk }: PaymentRow['offer']): Shown['order']['insured'] => {
  const { title, reference } = describeRisk(risk);
  return { title, reference };
};

const orderOf = (
  { offer, amount, instalments, createdAt, changedAt }: PaymentRow,
  openUntil: Date | null,
): Shown['order'] => ({
  offerNo: offer.offerNo,
  firmId: offer.firmId,
  ...orderNames(offer.risk),
  insured: insuredOf(offer),
  amount,
  instalments,
  startedAt: createdAt.toISOString(),
  movedAt: changedAt.toISOString(),
  openUntil: openUntil?.toISOString() ?? null,
  validUntil: offer.validUntil,
});

/** Due once the policy is issued. */
const shownDiscount = (use: CouponUse | undefined): Shown['discount'] =>
  use?.dueAt
    ? { title: use.title, amount: use.amount, isPaid: use.paidAt !== null, dueAt: use.dueAt.toISOString() }
    : null;

/** Empty until the policy's document is rendered. */
function documentsOf({ documentId, policyNo }: PolicyRow, line: LineId): Shown['documents'] {
  if (!documentId) return [];
  const information = disclosuresOf(line)
    .filter(({ kind }) => kind === 'informationForm')
    .map((text) => ({ kind: 'informationForm' as const, name: text.title, url: disclosureUrl(text) }));
  return [
    { kind: 'policy', name: `Poliçe ${policyNo}`, url: documentUrl('ownDocument', { id: documentId }) },
    ...information,
  ];
}

function reasonOf(state: PaymentOutcomeState, reason: string | null, mayBeCharged: boolean): string | null {
  const row: Outcome = paymentOutcomes[state];
  const message = row.message ?? null;
  if (state === 'abandoned' && mayBeCharged) return providerPageMayStillCharge;
  if (state === 'declined' || state === 'abandoned') return (reason !== null && declineMessage(reason)) || message;
  if (state === 'refunding' || state === 'refunded')
    return [reason !== null && refundReasons[reason], message].filter(Boolean).join(' ');
  return message;
}
