/** Opens the policy of a payment: with its event of issue, its parties, and the rules and texts that it was concluded on. */
import type { Policy } from '@emsal/insurers/policy-order';
import { ownerIn } from '../../../customers/owner';
import { randomId } from '../../../db/random-id';
import type { Outbox } from '../../policy/event/event-jobs';
import { issuePolicy, type NewPolicy } from '../../policy/event/record-event';
import { predecessorOf } from '../../policy/live-sale/live-sale-store';
import { onlyItem } from '../../policy/order/order-store';
import { addParties } from '../../policy/party/party-store';
import type { PaymentRow } from '../payment/payment-store';
import { findPolicyInfo } from '../policy-info/policy-info-store';
import { partiesOfSale } from './parties-of-sale';

export async function issueSoldPolicy(
  outbox: Outbox,
  payment: PaymentRow,
  { policy: { policyNo, startDate, endDate, total }, issuedAt }: { policy: Policy; issuedAt: Date },
): Promise<void> {
  const { id: orderId, visitId, quoteHeaderId, visitorId, offer } = payment;
  const info = await findPolicyInfo(outbox.tx, { visitId, quoteHeaderId, productId: offer.productId });
  const policy: NewPolicy = {
    ...ownerIn(payment),
    id: randomId(),
    orderId,
    itemNo: onlyItem,
    visitorId,
    origin: 'sold',
    line: offer.line,
    firmId: offer.firmId,
    risk: offer.risk,
    renews: await predecessorOf(outbox.tx, orderId),
    versions: { rulesOn: offer.rulesOn ?? null, documents: info?.shownDocuments ?? [] },
    policyNo,
    startDate,
    endDate,
    total,
    issuedAt,
  };
  const isIssued = await issuePolicy(outbox, policy, {
    actor: { kind: 'insurer', id: String(offer.firmId) },
    reference: policyNo,
    idempotencyKey: 'issued',
  });
  if (isIssued) await addParties(outbox.tx, policy.id, partiesOfSale(payment, info));
}
