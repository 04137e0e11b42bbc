/** SQL of payments: the transition under one row lock, and the queries. */
import type { QuoteHeaderId } from '@emsal/api/calls/identifiers';
import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../db/database';
import { paymentMoves, payments } from './tables';
import { addOrder, type NewOrder } from '../../policy/order/order-store';
import { liveSales } from '../../policy/live-sale/tables';
import { policies } from '../../policy/tables';
import { canMove, drivenStates, openStates, retryableStates, type PaymentState } from './payment-graph';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Omit<typeof payments.$inferInsert, 'state' | 'changedAt'>;
export type PaymentFacts = Partial<
  Pick<
    PaymentRow,
    | 'reason'
    | 'bankPaymentId'
    | 'challenge'
    | 'authorisedAt'
    | 'issueAttempts'
    | 'isCancelPending'
    | 'dueAt'
    | 'leasedUntil'
  >
>;
export interface PaymentMove extends PaymentFacts {
  id: string;
  to: PaymentState;
  at: Date;
}

/** With its order. Null when a live payment of the quote already exists (the unique index decides a race): the caller rolls back. */
export async function addPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow | null> {
  await addOrder(tx, orderOf(payment));
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, state: 'created', changedAt: payment.createdAt })
    .onConflictDoNothing()
    .returning();
  if (row) await recordMove(tx, { id: row.id, from: null, to: 'created', reason: null, at: row.createdAt });
  return row ?? null;
}

const orderOf = ({ id, createdAt, amount, offer: { line, firmId, productId } }: NewPayment): NewOrder => ({
  id,
  createdAt,
  items: [{ line, firmId, productId, amount }],
});

/** The row, locked until the transaction ends: every change of a payment needs this lock. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/**
 * Writes a transition of a payment that `movePayment` carries out with its consequences. Locks the row, checks the graph, records the move.
 * @returns the moved row, or null when the graph has no such move from the current state
 */
export async function changeState(tx: Tx, { id, to, at, ...facts }: PaymentMove): Promise<PaymentRow | null> {
  const row = await lockPayment(tx, id);
  if (!row || !canMove(row.state, to)) return null;
  const [moved] = await tx
    .update(payments)
    .set({ ...facts, state: to, changedAt: at })
    .where(eq(payments.id, id))
    .returning();
  await recordMove(tx, { id, from: row.state, to, reason: facts.reason ?? null, at });
  return moved ?? null;
}

/** Updates facts besides the state: lease, next run, attempts. */
export async function updatePayment(tx: Executor, id: string, facts: PaymentFacts): Promise<void> {
  await tx.update(payments).set(facts).where(eq(payments.id, id));
}

async function recordMove(
  tx: Tx,
  {
    id,
    from,
    to,
    reason,
    at,
  }: { id: string; from: PaymentState | null; to: PaymentState; reason: string | null; at: Date },
): Promise<void> {
  const step = sql<number>`(SELECT count(*) FROM ${paymentMoves} WHERE ${paymentMoves.paymentId} = ${id})`;
  await tx.insert(paymentMoves).values({ paymentId: id, step, from, to, reason, at });
}

export async function findByOdeme(db: Executor, odeme: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.odeme, odeme));
  return row;
}
export async function findPayment(db: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

const isLive = sql`${payments.state} NOT IN (${sql.raw(retryableStates.map((state) => `'${state}'`).join(', '))})`;

/** The quote's payment that has not ended, locked. */
export async function lockLivePayment(tx: Tx, quoteHeaderId: QuoteHeaderId): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.quoteHeaderId, quoteHeaderId), isLive))
    .for('update');
  return row;
}

/** The same without a lock. */
export async function findLivePayment(db: Executor, quoteHeaderId: QuoteHeaderId): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.quoteHeaderId, quoteHeaderId), isLive));
  return row;
}

/** Ids of payments that should be advanced now: left by a dead process, or due for a retry. */
export async function duePayments(db: Db, now: Date): Promise<string[]> {
  const isDriven = or(inArray(payments.state, [...drivenStates]), eq(payments.isCancelPending, true));
  const isDue = and(
    or(isNull(payments.dueAt), lte(payments.dueAt, now)),
    or(isNull(payments.leasedUntil), lte(payments.leasedUntil, now)),
  );
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isDriven, isDue))
    .orderBy(payments.changedAt)
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Ids of payments whose customer did not return in time. */
export async function overduePayments(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...openStates]), lte(payments.expiresAt, now)))
    .limit(200);
  return rows.map(({ id }) => id);
}

export interface UnfilledPayment extends Pick<PaymentRow, 'id' | 'offer'> {
  /** The policy's; null without one. */
  endDate: string | null;
}

/** A batch of payments that run or have a policy in force, but no live sale. @param of.after the last id of the batch before */
export const paymentsWithoutLiveSale = (
  db: Db,
  { after, today }: { after: string; today: string },
): Promise<UnfilledPayment[]> =>
  db
    .select({ id: payments.id, offer: payments.offer, endDate: policies.endDate })
    .from(payments)
    .leftJoin(policies, eq(policies.orderId, payments.id))
    .where(
      and(
        isLive,
        gt(payments.id, after),
        or(isNull(policies.id), and(eq(policies.state, 'active'), gt(policies.endDate, today))),
        notExists(db.select().from(liveSales).where(eq(liveSales.orderId, payments.id))),
      ),
    )
    .orderBy(payments.id)
    .limit(500);
