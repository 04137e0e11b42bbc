import { and, eq, exists, gt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visitHolders, visits, type Answers } from './tables';

export type VisitRow = typeof visits.$inferSelect;
export type NewVisit = typeof visits.$inferInsert;

export async function addVisit(db: Executor, visit: NewVisit): Promise<void> {
  await db.insert(visits).values(visit);
}

/** The owner check: a visit is found only together with the visitor who opened it, here or by its passport. */
export async function findOwnVisit(
  db: Executor,
  { visitId, visitorId }: { visitId: string; visitorId: string },
): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(visits)
    .where(and(eq(visits.id, visitId), or(eq(visits.visitorId, visitorId), exists(holdersOf(db, visitorId)))));
  return row;
}

const holdersOf = (db: Executor, visitorId: string) =>
  db
    .select({ visitId: visitHolders.visitId })
    .from(visitHolders)
    .where(and(eq(visitHolders.visitId, visits.id), eq(visitHolders.visitorId, visitorId)));

/** Makes a visit one of this visitor's too. */
export async function addHolder(db: Executor, holder: typeof visitHolders.$inferInsert): Promise<void> {
  await db.insert(visitHolders).values(holder).onConflictDoNothing();
}

/** The visit that an offer number belongs to, if it was opened since then. */
export async function visitOfOffer(
  db: Executor,
  { offerNo, since }: { offerNo: string; since: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.offerNo, offerNo), gt(visits.createdAt, since)));
  return row?.id;
}

/** For jobs, which have no caller: the visit that a job was made for. */
export async function readVisit(db: Executor, visitId: string): Promise<VisitRow | undefined> {
  const [row] = await db.select().from(visits).where(eq(visits.id, visitId));
  return row;
}

export interface StepAnswers {
  visitId: string;
  step: string;
  answers: Answers;
}

/** Merges what a step says into the draft; a completed step that changes is open once more. @returns all answers of the visit */
export async function saveStep(db: Executor, { visitId, step, answers }: StepAnswers): Promise<Answers> {
  const text = JSON.stringify(answers);
  const [row] = await db
    .update(visits)
    .set({
      answers: sql`${visits.answers} || ${text}::jsonb`,
      completedSteps: sql`CASE WHEN ${visits.answers} @> ${text}::jsonb THEN ${visits.completedSteps} ELSE array_remove(${visits.completedSteps}, ${step}) END`,
    })
    .where(eq(visits.id, visitId))
    .returning({ answers: visits.answers });
  return row!.answers;
}

/** Marks a step as the one that was left last. */
export async function completeStep(db: Executor, { visitId, step }: Omit<StepAnswers, 'answers'>): Promise<void> {
  await db
    .update(visits)
    .set({ completedSteps: sql`array_append(array_remove(${visits.completedSteps}, ${step}), ${step})` })
    .where(eq(visits.id, visitId));
}

export interface Verification {
  visitId: string;
  at: Date;
  identityKey: string;
  phone: string;
}

export async function markVerified(db: Executor, { visitId, at, identityKey, phone }: Verification): Promise<void> {
  await db
    .update(visits)
    .set({ verifiedAt: at, verifiedIdentityKey: identityKey, verifiedPhone: phone })
    .where(eq(visits.id, visitId));
}

/** Another identity or telephone than the proven one: the code has to be asked for again. */
export async function clearVerification(db: Executor, visitId: string): Promise<void> {
  await db
    .update(visits)
    .set({ verifiedAt: null, verifiedIdentityKey: null, verifiedPhone: null })
    .where(eq(visits.id, visitId));
}

/** The offer module names the visit's last quote request here. */
export async function setOfferNo(
  db: Executor,
  { visitId, offerNo }: { visitId: string; offerNo: string },
): Promise<void> {
  await db.update(visits).set({ offerNo }).where(eq(visits.id, visitId));
}
