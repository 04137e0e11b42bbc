/** SQL of payments: one transition function behind one row lock, and the reads around it. */
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../db/database';
import { paymentMoves, payments, policies } from './tables';
import { releaseCoupon } from '../coupons/coupon-store';
import { owedDiscount } from '../coupons/owed-discount';
import { canMove, drivenStates, isRetryable, openStates, retryableStates, type PaymentState } from './payment-graph';

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
export interface Move extends PaymentFacts {
  id: string;
  to: PaymentState;
  at: Date;
}

/** Null where a live payment of the quote already exists: the index decides a race. */
export async function addPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow | null> {
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, state: 'created', changedAt: payment.createdAt })
    .onConflictDoNothing()
    .returning();
  if (row) await recordMove(tx, { id: row.id, from: null, to: 'created', reason: null, at: row.createdAt });
  return row ?? null;
}

/** The row, locked until the transaction ends: whoever changes a payment holds this. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

/**
 * The one transition of a payment. Locks the row, asks the graph, writes the move.
 * @returns the moved row, or null when the graph has no such move from where the payment is by now
 */
export async function movePayment(tx: Tx, { id, to, at, ...facts }: Move): Promise<PaymentRow | null> {
  const row = await lockPayment(tx, id);
  if (!row || !canMove(row.state, to)) return null;
  const [moved] = await tx
    .update(payments)
    .set({ ...facts, state: to, changedAt: at })
    .where(eq(payments.id, id))
    .returning();
  await recordMove(tx, { id, from: row.state, to, reason: facts.reason ?? null, at });
  if (isRetryable(to)) await releaseCoupon(tx, id, at);
  if (to === 'policy_issued') await owedDiscount(tx, id, at);
  return moved ?? null;
}

/** Facts beside the state: lease, next look, attempts. */
export async function notePayment(tx: Executor, id: string, facts: PaymentFacts): Promise<void> {
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

/** The quote's payment that is not over, locked. */
export async function lockLivePayment(tx: Tx, quoteHeaderId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.quoteHeaderId, quoteHeaderId), isLive))
    .for('update');
  return row;
}

/** The same without a lock, where it is this visitor's own. */
export async function findLivePayment(
  db: Executor,
  { quoteHeaderId, visitorId }: Pick<PaymentRow, 'quoteHeaderId' | 'visitorId'>,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.quoteHeaderId, quoteHeaderId), eq(payments.visitorId, visitorId), isLive));
  return row;
}

/** Ids of payments that somebody should carry on now: left by a dead process, or waiting for another try. */
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

/** Ids of payments whose customer did not come back in time. */
export async function overduePayments(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, [...openStates]), lte(payments.expiresAt, now)))
    .limit(200);
  return rows.map(({ id }) => id);
}

export type PolicyRow = typeof policies.$inferSelect;

export async function addPolicy(tx: Tx, policy: typeof policies.$inferInsert): Promise<void> {
  await tx.insert(policies).values(policy).onConflictDoNothing({ target: policies.orderId });
}
export async function findPolicy(db: Executor, orderId: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.orderId, orderId));
  return row;
}
export async function findPolicyByCode(db: Executor, verifyCode: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.verifyCode, verifyCode));
  return row;
}
export async function setPolicyDocument(tx: Executor, orderId: string, documentId: string): Promise<void> {
  await tx.update(policies).set({ documentId }).where(eq(policies.orderId, orderId));
}
