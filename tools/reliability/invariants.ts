/** The invariants I1 to I7 of docs/reliability.md, read from the database, the bank's ledger and the insurers' policies once nothing is pending. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LedgerEntry } from '../../apps/backend/modules/checkout/testing/checkout-test';
import { doubleSales, soldPolicies } from './double-sales';
import type { FaultEnvironment } from './fault-environment';
import { paidRisks, riskViolations, type BookEntry } from './risk-violations';

interface PaymentFacts {
  id: string;
  quote: string;
  state: string;
  amount: number;
  policy_total: number | null;
  document_id: string | null;
  pending: boolean;
}
/** Longer than lease, inquiry, deadline and two sweeps in sequence. */
const settleSeconds = 240;

/** Violations as sentences; empty when all invariants hold. */
export async function findViolations(world: FaultEnvironment): Promise<string[]> {
  const pending = await pendingWork(world);
  if (pending.length > 0) return pending.map((what) => `${what} is still pending after ${settleSeconds} s`);
  const { rows } = await world.pool.query<PaymentFacts>(
    `SELECT p.id, p.quote_header_id AS quote, p.state, p.amount, l.total AS policy_total, l.document_id, p.is_cancel_pending AS pending
       FROM payments p LEFT JOIN policies l ON l.order_id = p.id`,
  );
  const { entries } = await world.sandbox.get<{ entries: LedgerEntry[] }>('/bank/ledger.json');
  const { policies } = await world.sandbox.get<{ policies: BookEntry[] }>('/insurers/books.json');
  return [
    ...moneyViolations(rows, entries, policies),
    ...doubleSales(await soldPolicies(world.pool)),
    ...riskViolations(await paidRisks(world.pool), { ledger: entries, books: policies }),
    ...(await messageViolations(world, rows)),
  ];
}

function moneyViolations(
  payments: readonly PaymentFacts[],
  ledger: readonly LedgerEntry[],
  books: readonly BookEntry[],
) {
  const violations: string[] = [];
  const captureOfQuote = new Map<string, number>();
  for (const { id, quote, state, amount, policy_total: own } of payments) {
    const entries = ledger.filter(({ orderId }) => orderId === id);
    const sum = (kind: LedgerEntry['kind']) =>
      entries.filter((entry) => entry.kind === kind).reduce((total, entry) => total + entry.amount, 0);
    const captured = sum('capture');
    const refunded = sum('refund');
    const active = books.filter((policy) => policy.orderId === id && policy.state === 'active');
    const kept = captured > refunded ? 1 : 0;
    captureOfQuote.set(quote, (captureOfQuote.get(quote) ?? 0) + kept);
    if (entries.filter(({ kind }) => kind === 'capture').length > 1) violations.push(`I1 ${id} was captured twice`);
    if (captured > 0 && captured !== amount) violations.push(`I1 ${id} was charged ${captured} instead of ${amount}`);
    if (captured > 0 && active.length + (refunded === captured ? 1 : 0) !== 1)
      violations.push(`I2 ${id}: captured, ${active.length} policies, ${refunded} refunded`);
    if (captured === 0 && active.length > 0) violations.push(`I3 ${id}: a policy without a capture`);
    if ((state === 'policy_issued') !== (active.length === 1 && kept === 1))
      violations.push(`I4 ${id}: ${state}, but ${active.length} policies and ${captured - refunded} kept`);
    if (captured - refunded !== active.reduce((total, policy) => total + policy.total, 0))
      violations.push(`I5 ${id}: kept ${captured - refunded}, premium differs`);
    if (state === 'policy_issued' && own !== amount)
      violations.push(`I7 ${id}: the policy is not stored as it was paid`);
  }
  for (const [quote, count] of captureOfQuote)
    if (count > 1) violations.push(`I1 quote ${quote} was charged ${count} times`);
  const known = new Set(payments.map(({ id }) => id));
  for (const { orderId } of ledger) if (!known.has(orderId)) violations.push(`I7 ${orderId} is known to the bank only`);
  return violations;
}

/** I6: each policy is documented and mailed once. */
async function messageViolations(world: FaultEnvironment, payments: readonly PaymentFacts[]): Promise<string[]> {
  const { messages } = await world.sandbox.get<{ messages: { subject: string }[] }>('/mailbox/messages.json');
  const sold = payments.filter(({ state }) => state === 'policy_issued');
  const mails = messages.filter(({ subject }) => subject.includes('poliçeniz hazır')).length;
  const undocumented = sold.filter(({ document_id: documentId }) => !documentId).length;
  return [
    ...(undocumented > 0 ? [`I6 ${undocumented} policies have no document`] : []),
    ...(mails === sold.length ? [] : [`I6 ${sold.length} policies, ${mails} mails`]),
  ];
}

/** Payments and jobs that are still pending at the end. A payment that waits for its customer is not pending. */
async function pendingWork({ pool }: FaultEnvironment): Promise<string[]> {
  for (let left = settleSeconds; ; left -= 1) {
    const { rows } = await pool.query<{ what: string }>(
      `SELECT format('payment %s in %s', id, state) AS what FROM payments
        WHERE state IN ('callback_ok', 'unknown', 'authorised', 'reversal_needed') OR is_cancel_pending
       UNION ALL SELECT format('job %s in %s after %s retries', name, state, retry_count) FROM jobs.job
        WHERE name IN ('policy.document', 'message.mail') AND state IN ('created', 'retry', 'active')`,
    );
    if (rows.length === 0 || left === 0) return rows.map(({ what }) => what);
    await pause(1000);
  }
}
