import type { LineId } from '@emsal/lines/facts/line-ids';
import { and, desc, eq, exists, gt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visitHolders, visits } from './tables';

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

export interface Elsewhere {
  visitorId: string;
  line: LineId;
  since: Date;
}

/** The latest visit of another line that this visitor opened since then and has told something. */
export async function latestElsewhere(
  db: Executor,
  { visitorId, line, since }: Elsewhere,
): Promise<VisitRow | undefined> {
  const [row] = await db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.visitorId, visitorId),
        ne(visits.line, line),
        gt(visits.createdAt, since),
        ne(visits.answers, sql`'{}'::jsonb`),
      ),
    )
    .orderBy(desc(visits.createdAt))
    .limit(1);
  return row;
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

/** The offer module names the last quote request of visits here. The rows are locked in one order everywhere, so that two processes cannot wait for each other. */
export async function setOfferNos(db: Executor, named: readonly { visitId: string; offerNo: string }[]): Promise<void> {
  const pairs = JSON.stringify(named.map(({ visitId, offerNo }) => ({ visitId, offerNo })));
  await db.execute(sql`
    WITH held AS (
      SELECT id, named."offerNo" FROM visits
      JOIN jsonb_to_recordset(${pairs}::jsonb) AS named("visitId" text, "offerNo" text) ON id = named."visitId"
      ORDER BY id FOR NO KEY UPDATE OF visits
    ) UPDATE visits SET offer_no = held."offerNo" FROM held WHERE visits.id = held.id`);
}
