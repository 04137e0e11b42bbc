/** SQL of reviews. */
import type { ReviewRefusal } from '@emsal/api/outcomes/review';
import { asc, count, desc, eq, and, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { reviews, type ReviewState } from './tables';

export type ReviewRow = typeof reviews.$inferSelect;

/** @returns false when the policy has a review */
export async function addReview(db: Executor, row: typeof reviews.$inferInsert): Promise<boolean> {
  const added = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id });
  return added.length > 0;
}

export async function reviewOfPolicy(db: Executor, policyId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.policyId, policyId));
  return row;
}

interface Slice {
  state: ReviewState;
  page: number;
  size: number;
}

/** The queue is read from its oldest, everything else from the newest. */
export const listReviews = (db: Executor, { state, page, size }: Slice): Promise<ReviewRow[]> => {
  const order = state === 'waiting' ? asc : desc;
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.state, state))
    .orderBy(order(reviews.writtenAt), order(reviews.id))
    .limit(size)
    .offset((page - 1) * size);
};

export async function countReviews(db: Executor, state: ReviewState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviews).where(eq(reviews.state, state));
  return row!.total;
}

/** Numbers of published reviews by stars, from one to five. */
export async function countPerStar(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ stars: reviews.stars, total: count() })
    .from(reviews)
    .where(eq(reviews.state, 'published'))
    .groupBy(reviews.stars);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.total ?? 0);
}

export interface Decision {
  id: string;
  /** As the desk saw it: of two decisions about one state the second is refused. */
  from: ReviewState;
  refusedFor: ReviewRefusal | null;
  decidedAt: Date;
  decidedBy: string;
}

/** @returns false when the review is not in that state any more */
export async function decideReview(db: Executor, { id, from, refusedFor, ...decision }: Decision): Promise<boolean> {
  const state: ReviewState = refusedFor === null ? 'published' : 'refused';
  const decided = await db
    .update(reviews)
    .set({ state, refusedFor, ...decision })
    .where(and(eq(reviews.id, id), eq(reviews.state, from), sql`${reviews.state} <> ${state}`))
    .returning({ id: reviews.id });
  return decided.length > 0;
}
