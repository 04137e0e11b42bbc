import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, desc, eq, getTableColumns, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { ownedByNobody } from '../../customers/owner';
import type { Owner } from '../../http/owner';
import type { Executor } from '../../db/database';
import { visitHolders, visits } from './tables';

export type VisitRow = typeof visits.$inferSelect;
export type NewVisit = typeof visits.$inferInsert;

/** Two requests at once may make the same copy. */
export async function addVisit(db: Executor, visit: NewVisit): Promise<void> {
  await db.insert(visits).values(visit).onConflictDoNothing({ target: visits.id });
}

export interface HeldVisit extends VisitRow {
  /** The browser that opened it, and those that opened it again with its passport. */
  visitorIds: string[];
}

/** For the owner check. */
export async function readHeldVisit(db: Executor, visitId: VisitId): Promise<HeldVisit | undefined> {
  const holders = sql<string[]>`ARRAY(SELECT visitor_id FROM visit_holders WHERE visit_id = "visits"."id")`;
  const [row] = await db
    .select({ visit: getTableColumns(visits), holders })
    .from(visits)
    .where(eq(visits.id, visitId));
  return row && { ...row.visit, visitorIds: [row.visit.visitorId, ...row.holders] };
}

/** Adds a visitor as a further owner of a visit. */
export async function addHolder(db: Executor, holder: typeof visitHolders.$inferInsert): Promise<void> {
  await db.insert(visitHolders).values(holder).onConflictDoNothing();
}

/** More lines than a person compares in one sitting. */
const readVisits = 8;

/** The visitor's visits since then that have answers, the latest first. */
export const answeredVisits = (
  db: Executor,
  { visitorId, since }: { visitorId: string; since: Date },
): Promise<VisitRow[]> =>
  db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.visitorId, visitorId),
        gt(visits.createdAt, since),
        // Unanswered visits have the default; an encrypted answer cannot be compared.
        ne(sql`${visits.answers}::text`, '{}'),
      ),
    )
    .orderBy(desc(visits.createdAt))
    .limit(readVisits);

/** The visit of an offer number, if it was opened since then. */
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

/** Without an owner check, for jobs and for visits already checked. */
export async function readVisit(db: Executor, visitId: VisitId): Promise<VisitRow | undefined> {
  const [row] = await db.select().from(visits).where(eq(visits.id, visitId));
  return row;
}

export interface Verification {
  visitId: VisitId;
  at: Date;
  identityHash: string;
  phone: string;
}

export async function markVerified(db: Executor, { visitId, at, identityHash, phone }: Verification): Promise<void> {
  await db
    .update(visits)
    .set({ verifiedAt: at, verifiedIdentityHash: identityHash, verifiedPhone: phone })
    .where(eq(visits.id, visitId));
}

interface Prover {
  visitorId: string;
  /** Absent: of everybody. */
  identityHash?: string;
}

/** What this browser proved of a person after an instant, the newest first. */
export async function proofsOf(
  db: Executor,
  { since, ...prover }: Required<Prover> & { since: Date },
): Promise<{ at: Date; phone: string | null }[]> {
  const rows = await db
    .select({ at: visits.verifiedAt, phone: visits.verifiedPhone })
    .from(visits)
    .where(and(provenBy(prover), gt(visits.verifiedAt, since)))
    .orderBy(desc(visits.verifiedAt));
  return rows.map(({ at, phone }) => ({ at: at!, phone }));
}

/** A new code is required; owners of visits and what they own stay. */
export async function expireProofs(db: Executor, prover: Prover): Promise<void> {
  await db.update(visits).set({ verifiedAt: null }).where(provenBy(prover));
}

const provenBy = ({ visitorId, identityHash }: Prover) =>
  and(
    eq(visits.visitorId, visitorId),
    identityHash === undefined ? isNotNull(visits.verifiedIdentityHash) : eq(visits.verifiedIdentityHash, identityHash),
  );

/** With the verification, in its transaction. */
export async function setVisitOwner(db: Executor, visitId: VisitId, owner: Owner): Promise<void> {
  await db.update(visits).set(owner).where(eq(visits.id, visitId));
}

/** After a change of identity or telephone a new code is required. */
export async function clearVerification(db: Executor, visitId: VisitId): Promise<void> {
  await db
    .update(visits)
    .set({ verifiedAt: null, verifiedIdentityHash: null, verifiedPhone: null, ...ownedByNobody })
    .where(eq(visits.id, visitId));
}

/** Stores the offer numbers of the visits' last quote requests. Rows are locked in the order of their ids, which prevents deadlocks. */
export async function setOfferNos(
  db: Executor,
  named: readonly { visitId: VisitId; offerNo: string }[],
): Promise<void> {
  const pairs = JSON.stringify(named.map(({ visitId, offerNo }) => ({ visitId, offerNo })));
  await db.execute(sql`
    WITH locked AS (
      SELECT id, named."offerNo" FROM visits
      JOIN jsonb_to_recordset(${pairs}::jsonb) AS named("visitId" text, "offerNo" text) ON id = named."visitId"
      ORDER BY id FOR NO KEY UPDATE OF visits
    ) UPDATE visits SET offer_no = locked."offerNo" FROM locked WHERE visits.id = locked.id`);
}
