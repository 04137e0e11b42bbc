/** SQL of coupons: a use is inserted in the payment's transaction, under the coupon's row lock. */
import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../db/database';
import type { PolicyRow } from '../../policy/policy-store';
import { policies } from '../../policy/tables';
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

export interface PersonsCoupon {
  coupon: CouponRow;
  /** Null while the person has not used it. */
  usedAt: Date | null;
}

/** The person's own coupons, past ones too, and the codes for everybody that the person used. */
export const couponsOfPerson = (
  db: Executor,
  { identityHash, now }: { identityHash: string; now: Date },
): Promise<PersonsCoupon[]> => {
  const isUse = and(
    eq(couponUses.code, coupons.code),
    eq(couponUses.identityHash, identityHash),
    isNull(couponUses.releasedAt),
  );
  return db
    .select({ coupon: coupons, usedAt: couponUses.usedAt })
    .from(coupons)
    .leftJoin(couponUses, isUse)
    .where(and(lte(coupons.validFrom, now), or(eq(coupons.identityHash, identityHash), isNotNull(couponUses.usedAt))))
    .orderBy(coupons.validUntil);
};

/** A discount of a policy that was issued. */
export interface EarnedDiscount {
  use: Pick<CouponUse, 'title' | 'amount' | 'releasedAt' | 'paidAt'> & { dueAt: Date };
  policy: Pick<PolicyRow, 'line' | 'policyNo' | 'issuedAt' | 'state' | 'endDate'>;
  /** Its code was one person's. */
  isPersonal: boolean;
}

/** The newest first. */
export async function discountsOfCustomer(db: Executor, customerId: string): Promise<EarnedDiscount[]> {
  const rows = await db
    .select({ use: couponUses, policy: policies, owner: coupons.identityHash })
    .from(couponUses)
    .innerJoin(policies, eq(policies.orderId, couponUses.paymentId))
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .where(and(eq(policies.customerId, customerId), isNotNull(couponUses.dueAt)))
    .orderBy(desc(policies.issuedAt));
  return rows.map(({ use, policy, owner }) => ({
    use: { ...use, dueAt: use.dueAt! },
    policy,
    isPersonal: owner !== null,
  }));
}

/** Personal coupons of whoever deleted the account are worth nothing from now on. */
export async function endCouponsOfPerson(tx: Executor, identityHash: string, now: Date): Promise<void> {
  await tx
    .update(coupons)
    .set({ validUntil: now })
    .where(and(eq(coupons.identityHash, identityHash), gt(coupons.validUntil, now)));
}
