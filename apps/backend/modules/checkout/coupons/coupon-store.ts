/** SQL of coupons: a use is inserted in the payment's transaction, under the coupon's row lock. */
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../db/database';
import { couponUses, coupons } from './tables';

export type CouponRow = typeof coupons.$inferSelect;
export type CouponUse = typeof couponUses.$inferSelect;

export async function addCoupons(db: Executor, rows: (typeof coupons.$inferInsert)[]): Promise<void> {
  await db.insert(coupons).values(rows).onConflictDoNothing();
}

export async function findCoupon(db: Executor, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

/** The person's own coupons that are valid now. */
export async function couponsFor(
  db: Executor,
  { identityHash, now }: { identityHash: string; now: Date },
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.identityHash, identityHash), lte(coupons.validFrom, now), gt(coupons.validUntil, now)))
    .orderBy(coupons.validUntil);
}

/** Locks the coupon, so that its uses are counted one after the other until the transaction ends. */
export async function lockCoupon(tx: Tx, code: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return row;
}

export interface Uses {
  all: number;
  byPerson: number;
}
export async function countUses(
  db: Executor,
  { code, identityHash }: Pick<CouponUse, 'code' | 'identityHash'>,
): Promise<Uses> {
  const live = and(eq(couponUses.code, code), isNull(couponUses.releasedAt));
  return {
    all: await db.$count(couponUses, live),
    byPerson: await db.$count(couponUses, and(live, eq(couponUses.identityHash, identityHash))),
  };
}

export async function addCouponUse(tx: Tx, use: typeof couponUses.$inferInsert): Promise<void> {
  await tx.insert(couponUses).values(use);
}

export async function findCouponUse(db: Executor, paymentId: string): Promise<CouponUse | undefined> {
  const [row] = await db.select().from(couponUses).where(eq(couponUses.paymentId, paymentId));
  return row;
}

/** The payment ended without a policy: the code can be used again. */
export async function releaseCoupon(tx: Tx, paymentId: string, releasedAt: Date): Promise<void> {
  await tx.update(couponUses).set({ releasedAt }).where(eq(couponUses.paymentId, paymentId));
}

/** The policy ended before its discount was paid: it is not paid any more. */
export async function releaseUnpaidDiscount(tx: Tx, paymentId: string, releasedAt: Date): Promise<void> {
  await tx
    .update(couponUses)
    .set({ releasedAt })
    .where(and(eq(couponUses.paymentId, paymentId), isNull(couponUses.paidAt), isNull(couponUses.releasedAt)));
}

export async function updateDiscount(
  db: Executor,
  paymentId: string,
  facts: Partial<Pick<CouponUse, 'dueAt' | 'paidAt'>>,
): Promise<void> {
  await db.update(couponUses).set(facts).where(eq(couponUses.paymentId, paymentId));
}

/** Discounts of issued policies that have not been refunded yet. */
export async function unpaidDiscounts(db: Db): Promise<CouponUse[]> {
  return db
    .select()
    .from(couponUses)
    .where(and(isNotNull(couponUses.dueAt), isNull(couponUses.paidAt), isNull(couponUses.releasedAt)))
    .orderBy(couponUses.dueAt)
    .limit(200);
}
