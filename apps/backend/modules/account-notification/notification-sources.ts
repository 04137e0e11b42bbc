/** SQL: what happened to a customer's policies, requests and rewards, the newest of each. */
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { couponUses } from '../checkout/coupons/tables';
import { invitationAwards } from '../invitation/tables';
import { quotes } from '../offer/tables';
import { policyEvents } from '../policy/event/tables';
import { refunds } from '../policy/refund/tables';
import { policies } from '../policy/tables';
import { priceAskings, priceWatches } from '../price-watch/tables';
import { serviceRequestMoves, serviceRequests } from '../service-request/tables';

export interface Wanted {
  customerId: string;
  /** Of each kind. */
  maxRows: number;
}
const policyParts = { line: policies.line, policyNo: policies.policyNo };

export const policyEventsOf = (db: Executor, { customerId, maxRows }: Wanted) =>
  db
    .select({
      ...policyParts,
      policyId: policyEvents.policyId,
      number: policyEvents.number,
      kind: policyEvents.kind,
      at: policyEvents.recordedAt,
      refunded: refunds.amount,
    })
    .from(policyEvents)
    .innerJoin(policies, eq(policies.id, policyEvents.policyId))
    .leftJoin(refunds, and(eq(policyEvents.kind, 'refunded'), eq(refunds.id, policyEvents.reference)))
    .where(
      and(
        eq(policies.customerId, customerId),
        inArray(policyEvents.kind, ['issued', 'endorsed', 'cancelled', 'refunded']),
      ),
    )
    .orderBy(desc(policyEvents.recordedAt))
    .limit(maxRows);

/** What the customer did is no news to the customer. */
export const requestMovesOf = (db: Executor, { customerId, maxRows }: Wanted) =>
  db
    .select({
      requestId: serviceRequests.id,
      number: serviceRequests.number,
      step: serviceRequestMoves.step,
      to: serviceRequestMoves.to,
      at: serviceRequestMoves.at,
      line: policies.line,
      policyNo: policies.policyNo,
    })
    .from(serviceRequestMoves)
    .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestMoves.requestId))
    .leftJoin(policies, eq(policies.id, serviceRequests.policyId))
    .where(
      and(
        eq(serviceRequests.customerId, customerId),
        sql`${serviceRequestMoves.actor} ->> 'kind' <> 'customer'`,
        ne(serviceRequestMoves.to, 'received'),
      ),
    )
    .orderBy(desc(serviceRequestMoves.at))
    .limit(maxRows);

export const paidDiscountsOf = (db: Executor, { customerId, maxRows }: Wanted) =>
  db
    .select({ ...policyParts, paymentId: couponUses.paymentId, amount: couponUses.amount, at: couponUses.paidAt })
    .from(couponUses)
    .innerJoin(policies, eq(policies.orderId, couponUses.paymentId))
    .where(and(eq(policies.customerId, customerId), isNotNull(couponUses.paidAt)))
    .orderBy(desc(couponUses.paidAt))
    .limit(maxRows);

export const loadedAwardsOf = (db: Executor, { customerId, maxRows }: Wanted) =>
  db
    .select()
    .from(invitationAwards)
    .where(eq(invitationAwards.customerId, customerId))
    .orderBy(desc(invitationAwards.loadedAt))
    .limit(maxRows);

export const notifiedPricesOf = (db: Executor, { customerId, maxRows }: Wanted) =>
  db
    .select({
      quoteId: priceAskings.quoteId,
      line: quotes.line,
      at: priceAskings.askedAt,
      amount: priceAskings.price,
    })
    .from(priceAskings)
    .innerJoin(priceWatches, eq(priceWatches.id, priceAskings.watchId))
    .innerJoin(quotes, eq(quotes.id, priceAskings.quoteId))
    .where(and(eq(priceWatches.customerId, customerId), eq(priceAskings.isNotified, true)))
    .orderBy(desc(priceAskings.askedAt))
    .limit(maxRows);
