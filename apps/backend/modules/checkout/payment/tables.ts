/** Payments and their moves. No card number reaches the backend. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ownerColumns, ownerIndexes } from '../../../customers/owner-columns';
import { instant } from '../../../db/column-types';
import { personalJson, personalText } from '../../../personal-data/personal-columns';
import type { Challenge } from '../../../ports/bank/bank-port';
import { orders } from '../../policy/order/tables';
import { visits } from '../../visit/tables';
import { soldOfferColumn } from '../sold-offer';
import { drivenStates, openStates, retryableStates, type PaymentState } from './payment-graph';

const listed = (states: readonly PaymentState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** One attempt to pay one quote. `id` is the order id at the bank and at the insurer, `odeme` the customer's. */
export const payments = pgTable(
  'payments',
  {
    id: text()
      .primaryKey()
      .references(() => orders.id),
    odeme: text().notNull().unique(),
    visitorId: text().notNull(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    quoteHeaderId: text().notNull(),
    /** The offer as it was sold, unaffected by later changes. */
    offer: soldOfferColumn('payments.offer').notNull(),
    email: personalText('payments.email').notNull(),
    /** Another payer than the insured. */
    payer: personalJson<{ identityNo: string; phoneNumber: string }>('payments.payer'),
    planId: text().notNull(),
    instalments: integer().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    /** Hash of the card token, to tell a second click from a second card. */
    cardTokenHash: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Reason of the state, where needed: a bank code, `cancelled`, `superseded`, `insurerSilent`, `chargedLate`. */
    reason: text(),
    nonce: text().notNull(),
    bankPaymentId: text(),
    challenge: jsonb().$type<Challenge>(),
    /** A process is completing the payment until then. */
    leasedUntil: instant(),
    /** Not tried again before then. */
    dueAt: instant(),
    authorisedAt: instant(),
    issueAttempts: integer().notNull().default(0),
    /** The insurer may hold a policy of a reversed payment that could not be cancelled yet. */
    isCancelPending: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    ...ownerColumns(),
  },
  (table) => [
    uniqueIndex('payments_one_live_per_quote')
      .on(table.quoteHeaderId)
      .where(sql`${table.state} NOT IN (${listed(retryableStates)})`),
    index('payments_driven')
      .on(table.dueAt)
      .where(sql`${table.state} IN (${listed(drivenStates)}) OR ${table.isCancelPending}`),
    index('payments_open')
      .on(table.expiresAt)
      .where(sql`${table.state} IN (${listed(openStates)})`),
    index().on(table.visitId),
    ...ownerIndexes('payments', table),
  ],
);

/** Every move of every payment, in order. */
export const paymentMoves = pgTable(
  'payment_moves',
  {
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    step: integer().notNull(),
    from: text().$type<PaymentState>(),
    to: text().$type<PaymentState>().notNull(),
    reason: text(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.step] })],
);
