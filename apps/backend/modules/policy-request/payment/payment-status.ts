/** What the customer may know of a payment: the states of the graph in the words of the contract. */
import type { OutputOf } from '@emsal/api/calls/table';
import { declineReasons, paymentOutcomes, type PaymentOutcomeState } from '@emsal/api/outcomes/payment';
import type { Outcome } from '@emsal/api/outcomes/outcome';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { Db } from '../../../db/database';
import { readVisit } from '../../visit/visit-store';
import type { PaymentState } from './payment-graph';
import { shownTexts, textUrl } from '../texts/shown-texts';
import { findPolicy, type PaymentRow, type PolicyRow } from './payment-store';

type Shown = OutputOf<'POST policyrequest/Success'>;

const shownStates: Record<
  Exclude<PaymentState, 'callback_failed' | 'reversal_needed' | 'reversed'>,
  PaymentOutcomeState
> = {
  created: 'waiting',
  initialized: 'waiting',
  challenge: 'waiting',
  callback_ok: 'waiting',
  unknown: 'waiting',
  authorised: 'waiting',
  declined: 'declined',
  policy_issued: 'completed',
  expired: 'abandoned',
};

/** A reversal without a capture is, to the customer, a payment that did not happen. */
export function outcomeStateOf({
  state,
  reason,
  authorisedAt,
}: Pick<PaymentRow, 'state' | 'reason' | 'authorisedAt'>): PaymentOutcomeState {
  if (state === 'callback_failed') return reason === 'cancelled' ? 'abandoned' : 'declined';
  if (state === 'reversal_needed' || state === 'reversed') {
    if (!authorisedAt) return state === 'reversed' ? 'declined' : 'waiting';
    return state === 'reversed' ? 'refunded' : 'noInsurerReply';
  }
  return shownStates[state];
}

export async function paymentStatus(db: Db, payment: PaymentRow): Promise<Shown> {
  const state = outcomeStateOf(payment);
  const policy = state === 'completed' ? await findPolicy(db, payment.id) : undefined;
  const visit = await readVisit(db, payment.visitId);
  const isCharged = state === 'completed' || state === 'refunded' || state === 'noInsurerReply';
  return {
    state,
    reason: reasonOf(state, payment.reason),
    policyNo: policy?.policyNo ?? null,
    documents: policy ? documentsOf(policy) : [],
    lineSlug: lineFacts[visit?.line ?? 'TRAFFIC'].slug,
    firmName: payment.offer.firmName,
    total: isCharged ? payment.amount : null,
    paidAt: isCharged ? (payment.authorisedAt?.toISOString() ?? null) : null,
  };
}

/** None until the policy's own is made. */
function documentsOf({ documentId, policyNo }: PolicyRow): Shown['documents'] {
  if (!documentId) return [];
  const information = shownTexts
    .filter(({ kind }) => kind === 'informationForm')
    .map((text) => ({ kind: 'informationForm' as const, name: text.title, url: textUrl(text) }));
  return [{ kind: 'policy', name: `Poliçe ${policyNo}`, url: `/api/document/${documentId}` }, ...information];
}

function reasonOf(state: PaymentOutcomeState, reason: string | null): string | null {
  const row: Outcome = paymentOutcomes[state];
  return (
    ((state === 'declined' || state === 'abandoned') && reason !== null && declineReasons[reason]) ||
    row.message ||
    null
  );
}
