import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visits } from '../visit/tables';
import { chosenOffers, quoteAnswers, quotes } from './tables';

export type QuoteRow = typeof quotes.$inferSelect;
export type AnswerRow = typeof quoteAnswers.$inferSelect;
export type ChosenRow = typeof chosenOffers.$inferSelect;

/** Until the transaction ends, no other request of this visit is made. */
export async function lockVisitQuotes(tx: Executor, visitId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitId}, 0))`);
}

export async function addQuote(tx: Executor, quote: typeof quotes.$inferInsert): Promise<void> {
  await tx.insert(quotes).values(quote);
}

export async function latestQuote(db: Executor, visitId: string): Promise<QuoteRow | undefined> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.visitId, visitId))
    .orderBy(desc(quotes.startedAt))
    .limit(1);
  return row;
}

export async function readQuote(db: Executor, quoteId: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, quoteId));
  return row;
}

export async function readAnswers(db: Executor, quoteId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(quoteAnswers)
    .where(eq(quoteAnswers.quoteId, quoteId))
    .orderBy(quoteAnswers.answeredAt, quoteAnswers.firmId);
}

export async function readAnswer(db: Executor, quoteId: string, firmId: number): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(quoteAnswers)
    .where(and(eq(quoteAnswers.quoteId, quoteId), eq(quoteAnswers.firmId, firmId)));
  return row;
}

/** Keeps the first answer of an insurer to a quote. One statement, one parameter, one row back: the writer sends many at once. @returns `quoteId/firmId` of those that were new */
export async function addAnswers(db: Executor, answers: readonly AnswerRow[]): Promise<Set<string>> {
  const added = await db.execute<{ keys: string | null }>(sql`
    WITH added AS (
      INSERT INTO quote_answers (quote_id, firm_id, state, reason_code, offers, elapsed_ms, answered_at)
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
        AS answer("quoteId" text, "firmId" int, "state" text, "reasonCode" text, "offers" jsonb, "elapsedMs" int, "answeredAt" timestamptz)
      ON CONFLICT DO NOTHING RETURNING quote_id || '/' || firm_id AS key
    ) SELECT string_agg(key, ' ') AS keys FROM added`);
  return new Set(added.rows[0]?.keys?.split(' '));
}

export async function completeQuotes(db: Executor, quoteIds: readonly string[], at: Date): Promise<void> {
  await db
    .update(quotes)
    .set({ completedAt: at })
    .where(and(inArray(quotes.id, [...quoteIds]), isNull(quotes.completedAt)));
}

export async function chooseOffer(db: Executor, choice: ChosenRow): Promise<void> {
  await db.insert(chosenOffers).values(choice).onConflictDoUpdate({ target: chosenOffers.visitId, set: choice });
}

export async function readChoice(db: Executor, visitId: string): Promise<ChosenRow | undefined> {
  const [row] = await db.select().from(chosenOffers).where(eq(chosenOffers.visitId, visitId));
  return row;
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
        gt(quotes.startedAt, since),
        ne(quoteAnswers.state, 'declined'),
      ),
    );
  return row?.count ?? 0;
}
