/** The sale and what lives after it: part of `retention.ts`, in the order in which rows are deleted. */
import { sql, type SQL } from 'drizzle-orm';
import { reasons, kept, owner, noOwner, tenYearsAfterPayment, asPayment, bookkeeping } from './retention-groups';
import { salePeriod } from './retention-periods';
import {
  deletedAfter,
  ofAccount,
  olderThan,
  withParent,
  type EndedAccount,
  type TableRetention,
} from './retention-rule';

/** PDFs of offers, and of policies that were bought elsewhere. */
const unsoldDocuments = (account: EndedAccount): SQL => sql`${ofAccount()(account)} AND kind IN ('quote', 'external')`;

export const saleRetention: Readonly<Record<string, TableRetention>> = {
  document_grants: {
    columns: { secret: 'token_hash', none: 'document_id kind visitor_id expires_at used_at tries_left' },
    ending: deletedAfter(30, 'expires_at'),
    account: (account) => sql`document_id IN (SELECT id FROM documents WHERE ${unsoldDocuments(account)})`,
    reason: reasons.limits,
  },
  documents: {
    columns: { personal: `content sha256 ${owner}`, none: 'id visitor_id visit_id subject_id kind name created_at' },
    ending: deletedAfter(salePeriod, 'created_at'),
    account: unsoldDocuments,
    reason: reasons.sale,
  },
  coupon_uses: asPayment(
    { personal: 'identity_key', none: 'payment_id code title amount used_at released_at due_at paid_at' },
    'payment_id',
  ),
  payment_moves: asPayment({ none: 'payment_id step from to reason at' }, 'payment_id'),
  policy_parties: {
    columns: { personal: 'identity_key party', none: 'policy_id role number' },
    ending: withParent('policy_id', 'policies', { ended: olderThan(salePeriod, 'issued_at') }),
    reason: reasons.sale,
  },
  asked_file_links: {
    columns: { secret: 'token_hash', none: 'request_id expires_at' },
    ending: deletedAfter(30, 'expires_at'),
    reason: reasons.limits,
  },
  asked_files: {
    columns: {
      personal: 'reason name content',
      none: 'id request_id position kind state bytes visitor_id changed_at',
    },
    ending: withParent('request_id', 'service_requests', { ended: olderThan(salePeriod, 'created_at') }),
    reason: reasons.sale,
  },
  service_request_moves: {
    columns: { none: 'request_id step from to actor reason at' },
    ending: withParent('request_id', 'service_requests', { ended: olderThan(salePeriod, 'created_at') }),
    reason: reasons.sale,
  },
  service_request_files: {
    columns: { personal: 'content note', none: 'id request_id actor at kind state reason changed_at' },
    ending: withParent('request_id', 'service_requests', { ended: olderThan(salePeriod, 'created_at') }),
    reason: reasons.sale,
  },
  service_requests: {
    columns: {
      personal: `details ${owner}`,
      none: 'id number kind policy_id state staff_id promised_on opened_by created_at changed_at',
    },
    ending: deletedAfter(salePeriod, 'created_at'),
    reason: reasons.sale,
  },
  live_sales: {
    columns: {
      personal: 'risk_key policyholder_key',
      none: 'order_id item_no product_class period ordinal statement',
    },
    ending: withParent('order_id', 'orders', tenYearsAfterPayment),
    reason: reasons.sale,
  },
  policies: {
    columns: {
      personal: `policy_no risk ${owner}`,
      secret: 'verify_code',
      none: 'id order_id item_no visitor_id line origin renews versions firm_id start_date end_date total premium state event_number document_id issued_at',
    },
    ending: {
      kind: 'clear',
      ended: olderThan(salePeriod, 'issued_at'),
      to: { visitor_id: null, risk: null, ...noOwner },
    },
    reason: reasons.sale,
  },
  payments: {
    columns: {
      personal: `offer email payer ${owner}`,
      secret: 'odeme card_token_hash nonce challenge',
      none: 'id visitor_id visit_id quote_header_id plan_id instalments amount state reason bank_payment_id leased_until due_at authorised_at issue_attempts is_cancel_pending expires_at created_at changed_at',
    },
    ending: { kind: 'delete', ...tenYearsAfterPayment },
    reason: reasons.sale,
  },
  payment_discrepancies: bookkeeping('order_id kind at_bank with_us found_at settled_at'),
  policy_events: bookkeeping(
    'policy_id number kind effective_on recorded_at actor premium_change reference part document_id idempotency_key cover',
  ),
  ledger_entries: bookkeeping('position order_id item_no kind amount idempotency_key at'),
  order_items: bookkeeping('order_id item_no line firm_id product_id amount'),
  orders: bookkeeping('id balance reserved created_at'),
  refunds: bookkeeping('id order_id item_no kind amount state reason requested_at changed_at'),
  coupons: {
    columns: {
      personal: 'identity_key',
      none: 'code title amount percent minimum_total lines excluded_firm_ids max_uses valid_from valid_until',
    },
    ending: kept,
    reason: 'a keyed hash only; without it a personal coupon would be everybody’s',
  },
  shown_files: {
    columns: { none: 'line kind text_version content sha256 stored_at' },
    ending: kept,
    reason: reasons.none,
  },
};
