import { and, desc, eq, getTableColumns, gt, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { payments } from '../checkout/payment/tables';
import type { QuoteRow } from '../offer/offer-store';
import { quotes } from '../offer/tables';
import { policies } from '../policy/tables';
import { visits } from '../visit/tables';

/** The latest list of each of the customer's visits that bought nothing, the newest first. */
export function unboughtQuotes(
  db: Executor,
  { customerId, since, maxRows }: { customerId: string; since: Date; maxRows: number },
): Promise<QuoteRow[]> {
  const next = alias(quotes, 'next');
  const following = db
    .select({ id: next.id })
    .from(next)
    .where(and(eq(next.visitId, quotes.visitId), eq(next.follows, quotes.id)));
  const bought = db
    .select({ id: policies.id })
    .from(payments)
    .innerJoin(policies, eq(policies.orderId, payments.id))
    .where(and(eq(payments.visitId, quotes.visitId), ne(policies.state, 'voided')));
  return db
    .select(getTableColumns(quotes))
    .from(quotes)
    .innerJoin(visits, eq(visits.id, quotes.visitId))
    .where(
      and(
        eq(visits.customerId, customerId),
        gt(quotes.startedAt, since),
        isNull(quotes.basedOn),
        notExists(following),
        notExists(bought),
      ),
    )
    .orderBy(desc(quotes.startedAt))
    .limit(maxRows);
}
