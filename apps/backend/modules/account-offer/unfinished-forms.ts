/** Forms that a customer began and left before asking for offers (decision 378). */
import type { UnfinishedForm } from '@emsal/api/calls/customer-account/offers';
import type { VisitId } from '@emsal/api/calls/identifiers';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { and, desc, eq, gt, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import { secondsAfter } from '../../clock/clock';
import type { Executor } from '../../db/database';
import type { CustomerContext } from '../../http/context';
import { visits } from '../visit/tables';
import { visitSeconds } from '../visit/visit-seconds';
import type { VisitRow } from '../visit/visit-store';

/** More than a customer leaves. */
const maxForms = 20;

/** The newest first; of equal ones, as of a renewal that was begun twice, one. */
export async function unfinishedForms({ db, customerId, clock }: CustomerContext): Promise<VisitRow[]> {
  const rows = await visitsWithoutOffers(db, { customerId, since: secondsAfter(clock.now(), -visitSeconds) });
  const sold = rows.filter(({ line }) => factsOf(line).sale === 'online');
  return sold.filter((row, at) => sold.findIndex((other) => isSame(row, other)) === at);
}

const isSame = (one: VisitRow, other: VisitRow): boolean =>
  one.line === other.line && isDeepStrictEqual(one.answers, other.answers);

export const toUnfinishedForm = ({ id, line, createdAt }: VisitRow): UnfinishedForm => ({
  formId: id as VisitId,
  line,
  lineName: factsOf(line).name,
  startedAt: createdAt.toISOString(),
});

/** Whoever asked for offers in the line since then has finished it elsewhere. The copy of a watch is no form of the customer's. */
function visitsWithoutOffers(
  db: Executor,
  { customerId, since }: { customerId: string; since: Date },
): Promise<VisitRow[]> {
  const later = alias(visits, 'later');
  const finished = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.customerId, customerId),
        eq(later.line, visits.line),
        gt(later.createdAt, visits.createdAt),
        isNotNull(later.offerNo),
      ),
    );
  return db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.customerId, customerId),
        gt(visits.createdAt, since),
        isNull(visits.offerNo),
        // Unanswered visits have the default; an encrypted answer cannot be compared.
        ne(sql`${visits.answers}::text`, '{}'),
        notExists(finished),
        // The table is named, because its module imports this one.
        sql`NOT EXISTS (SELECT 1 FROM price_watches WHERE visit_id = ${visits.id})`,
      ),
    )
    .orderBy(desc(visits.createdAt))
    .limit(maxForms);
}
