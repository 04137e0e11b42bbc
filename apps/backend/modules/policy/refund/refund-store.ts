/** SQL of refunds: one transition function under the row's lock. */
import { asc, eq } from 'drizzle-orm';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { Db, Executor, Tx } from '../../../db/database';
import type { Outbox } from '../event/event-jobs';
import { recordEvent } from '../event/record-event';
import { addLedgerEntry } from '../ledger/ledger-store';
import { lockOrder } from '../order/order-store';
import { sendAccountQuestions } from './account-questions';
import { findPolicyOfOrder } from '../policy-store';
import { canMoveRefund, isPaidBack, type RefundState } from './refund-graph';
import { refunds } from './tables';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefund = Pick<RefundRow, 'id' | 'orderId' | 'itemNo' | 'kind' | 'amount' | 'requestedAt'>;
export interface RefundMove {
  id: string;
  to: RefundState;
  reason?: string | null;
  at: Date;
}

/**
 * Reserves the amount. A repeated request returns the refund as it is now.
 * @returns null when less than the amount remains of the order
 */
export async function addRefund(tx: Tx, refund: NewRefund): Promise<RefundRow | null> {
  const order = await lockOrder(tx, refund.orderId);
  const known = await findRefund(tx, refund.id);
  if (known) return known;
  if (!order || order.balance - order.reserved < refund.amount) return null;
  const [row] = await tx
    .insert(refunds)
    .values({ ...refund, state: 'requested', changedAt: refund.requestedAt })
    .returning();
  return row!;
}

/** A refund that is paid is an event of its policy. @returns null when the graph has no such move from the current state */
export async function moveRefund(outbox: Outbox, { id, to, reason = null, at }: RefundMove): Promise<RefundRow | null> {
  const { tx } = outbox;
  const row = await lockRefund(tx, id);
  if (!row || !canMoveRefund(row.state, to)) return null;
  // The reservation ends before the balance falls: the order's check holds after each statement.
  await tx.update(refunds).set({ state: to, reason, changedAt: at }).where(eq(refunds.id, id));
  if (isPaidBack(to)) await enterRefund(outbox, row, at);
  if (to === 'refused') await sendAccountQuestions(outbox, id);
  return { ...row, state: to, reason, changedAt: at };
}

async function enterRefund(outbox: Outbox, refund: RefundRow, at: Date): Promise<void> {
  const { id, orderId, itemNo, kind, amount } = refund;
  await addLedgerEntry(outbox.tx, { orderId, itemNo, kind, amount, idempotencyKey: id, at });
  const policy = kind === 'refund' ? await findPolicyOfOrder(outbox.tx, orderId) : undefined;
  if (!policy) return;
  const effectiveOn = dayInTurkey(at);
  await recordEvent(
    outbox,
    { policyId: policy.id },
    {
      kind: 'refunded',
      effectiveOn,
      premiumChange: 0,
      recordedAt: at,
      reference: id,
      actor: { kind: 'system' },
      idempotencyKey: `refund-${id}`,
    },
  );
}

export async function findRefund(db: Executor, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export const refundsOfOrder = (db: Executor, orderId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.requestedAt));

/** Who holds it decides alone about its account. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

/** Refunds that the bank has not answered, oldest first. */
export function requestedRefunds(db: Db): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.state, 'requested')).orderBy(asc(refunds.requestedAt)).limit(200);
}
