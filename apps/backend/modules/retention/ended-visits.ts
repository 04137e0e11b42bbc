/** Visits whose time is over, and the rows that belong to them. */
import { notInArray, sql, type SQL } from 'drizzle-orm';
import { retryableStates } from '../checkout/payment/payment-graph';
import { payments } from '../checkout/payment/tables';
import { salePeriod, unsoldVisitPeriod } from './retention-periods';
import { olderThan, type Ended, type Ending } from './retention-rule';

/** A declined, abandoned or refunded attempt to pay is no sale. */
const isSale = notInArray(payments.state, [...retryableStates]);

/** The customer deleted the account: what was no sale is cleared in the following night. */
const ofClosedAccount = sql`customer_id IN (SELECT id FROM customers WHERE closed_at IS NOT NULL)`;

const endedVisits = (today: Date): SQL => sql`SELECT id FROM visits WHERE ${olderThan(salePeriod, 'created_at')(today)}
  OR (${olderThan(unsoldVisitPeriod, 'created_at')(today)} OR ${ofClosedAccount})
    AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.visit_id = visits.id AND ${isSale})`;

export const ofEndedVisit =
  (column: string): Ended =>
  (today) =>
    sql`${sql.identifier(column)} IN (${endedVisits(today)})`;

/** Rows of a visit, named by this column. */
export const withVisit = (column = 'visit_id'): Ending => ({ kind: 'delete', ended: ofEndedVisit(column) });
