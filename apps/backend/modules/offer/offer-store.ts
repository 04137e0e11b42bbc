import type { FirmId, VisitId } from '@emsal/api/calls/identifiers';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { insertRecords } from '../../db/insert-records';
import { encryptJson } from '../../personal-data/personal-columns';
import { visits } from '../visit/tables';
import { quoteAnswers, quotes } from './tables';

export type QuoteRow = typeof quotes.$inferSelect;
export type AnswerRow = typeof quoteAnswers.$inferSelect;

/** An answer of the list; `changedBy` is the request of the change that replaced the list's own answer. */
export interface ListAnswer extends AnswerRow {
  changedBy?: QuoteRow['request'];
}

/** Serialises changes of this visit's offers until the transaction ends. */
export async function lockVisitQuotes(tx: Executor, visitId: VisitId): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitId}, 0))`);
}

const insertQuotes = insertRecords(quotes, ['visitId', 'follows']);

/** @returns ids of the inserted quotes: not of one that follows a quote which another one follows already */
export async function addQuotes(tx: Executor, rows: readonly (typeof quotes.$inferInsert)[]): Promise<Set<string>> {
  const encrypted = rows.map((row) => ({ ...row, request: encryptJson(row.request, 'quotes.request') }));
  const added = await tx.execute<{ id: string }>(
    sql`${insertQuotes(JSON.stringify(encrypted))} ON CONFLICT (visit_id, follows) DO NOTHING RETURNING id`,
  );
  return new Set(added.rows.map(({ id }) => id));
}

/** The visit's latest list: the one that no other follows. Changes of one offer are not lists. */
export async function latestQuote(db: Executor, visitId: VisitId): Promise<QuoteRow | undefined> {
  const next = alias(quotes, 'next');
  const following = db
    .select({ id: next.id })
    .from(next)
    .where(and(eq(next.visitId, visitId), eq(next.follows, quotes.id)));
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.visitId, visitId), isNull(quotes.basedOn), notExists(following)))
    .orderBy(desc(quotes.startedAt))
    .limit(1);
  return row;
}

export async function readQuote(db: Executor, quoteId: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, quoteId));
  return row;
}

/** In the order of arrival. */
export async function readAnswers(db: Executor, quoteId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(quoteAnswers)
    .where(eq(quoteAnswers.quoteId, quoteId))
    .orderBy(quoteAnswers.answeredAt, quoteAnswers.firmId);
}

/** The answers of a list, some replaced by the answer of the change that was applied last. */
export async function readListAnswers(db: Executor, quoteId: string): Promise<ListAnswer[]> {
  const changes = await db
    .select({ answer: quoteAnswers, request: quotes.request })
    .from(quotes)
    .innerJoin(quoteAnswers, eq(quoteAnswers.quoteId, quotes.id))
    .where(and(eq(quotes.basedOn, quoteId), isNotNull(quotes.appliedAt)))
    .orderBy(quotes.appliedAt);
  const latest = new Map(changes.map(({ answer, request }) => [answer.firmId, { ...answer, changedBy: request }]));
  return (await readAnswers(db, quoteId)).map((answer) => latest.get(answer.firmId) ?? answer);
}

/** An earlier quote with the same change for one insurer. */
export async function findChange(
  db: Executor,
  { basedOn, requestHash, firmId }: { basedOn: string; requestHash: string; firmId: FirmId },
): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.basedOn, basedOn), eq(quotes.requestHash, requestHash), eq(quotes.firmIds, [firmId])))
    .orderBy(desc(quotes.startedAt))
    .limit(1);
  return row;
}

/** Puts the answer of this change into the list that it is based on. */
export async function applyChange(db: Executor, quoteId: string, at: Date): Promise<void> {
  await db.update(quotes).set({ appliedAt: at }).where(eq(quotes.id, quoteId));
}

export async function readAnswer(db: Executor, quoteId: string, firmId: FirmId): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(quoteAnswers)
    .where(and(eq(quoteAnswers.quoteId, quoteId), eq(quoteAnswers.firmId, firmId)));
  return row;
}

const insertAnswers = insertRecords(quoteAnswers, ['quoteId', 'firmId']);

/** Keeps the first answer of an insurer to a quote. One statement and one parameter for many answers. @param texts rows as JSON @returns `quoteId/firmId` of the inserted ones */
export async function addAnswers(db: Executor, texts: readonly string[]): Promise<Set<string>> {
  const added = await db.execute<{ keys: string | null }>(sql`
    WITH added AS (
      ${insertAnswers(`[${texts.join(',')}]`)} ON CONFLICT DO NOTHING RETURNING quote_id || '/' || firm_id AS key
    ) SELECT string_agg(key, ' ') AS keys FROM added`);
  return new Set(added.rows[0]?.keys?.split(' '));
}

/** A completed quote keeps its time. Rows are locked in id order, so that two processes cannot deadlock. */
export async function completeQuotes(db: Executor, quoteIds: readonly string[], at: Date): Promise<void> {
  const open = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(inArray(quotes.id, [...quoteIds]), isNull(quotes.completedAt)))
    .orderBy(quotes.id)
    .for('no key update');
  await db.update(quotes).set({ completedAt: at }).where(inArray(quotes.id, open));
}

/** Offers of the last day in another line of the same visitor. */
export async function countOffersInLine(
  db: Executor,
  { visitorId, line, since }: { visitorId: string; line: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(jsonb_array_length(${quoteAnswers.offers})), 0)::int` })
    .from(quotes)
    .innerJoin(visits, eq(visits.id, quotes.visitId))
    .innerJoin(quoteAnswers, eq(quoteAnswers.quoteId, quotes.id))
    .where(
      and(
        eq(visits.visitorId, visitorId),
        eq(quotes.line, line),
        isNull(quotes.basedOn),
        gt(quotes.startedAt, since),
        ne(quoteAnswers.state, 'declined'),
      ),
    );
  return row?.count ?? 0;
}
