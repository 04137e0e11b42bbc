/** Payments, each of their moves, and the policies that they paid. No card number ever arrives. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/column-types';
import type { Challenge } from '../../../ports/bank/bank-port';
import { visits } from '../../visit/tables';
import type { StoredOffer } from '../chosen-offer';
import { drivenStates, openStates, retryableStates, type PaymentState } from './payment-graph';

const listed = (states: readonly PaymentState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** One attempt to pay one quote. `id` is the order's name at the bank and at the insurer, `odeme` the customer's. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    odeme: text().notNull().unique(),
    visitorId: text().notNull(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    quoteHeaderId: text().notNull(),
    /** The offer as it was sold: nothing later changes what was bought. */
    offer: jsonb().$type<StoredOffer>().notNull(),
    email: text().notNull(),
    /** Another payer than the insured. */
    payer: jsonb().$type<{ identityNo: string; phoneNumber: string }>(),
    planId: text().notNull(),
    instalments: integer().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    /** Of the card token, to know a second click from a second card. */
    cardTokenHash: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Why it is in its state, where that needs a word: a bank code, `cancelled`, `superseded`, `insurerSilent`, `chargedLate`. */
    reason: text(),
    nonce: text().notNull(),
    bankPaymentId: text(),
    challenge: jsonb().$type<Challenge>(),
    /** Somebody carries the payment on until then. */
    leasedUntil: moment(),
    /** Not looked at again before then. */
    dueAt: moment(),
    authorisedAt: moment(),
    issueAttempts: integer().notNull().default(0),
    /** The insurer may hold a policy of a reversed payment that could not be cancelled yet. */
    isCancelPending: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
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
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.step] })],
);

export const policies = pgTable(
  'policies',
  {
    /** The payment's. */
    orderId: text()
      .primaryKey()
      .references(() => payments.id),
    visitorId: text().notNull(),
    firmId: integer().notNull(),
    policyNo: text().notNull(),
    startDate: text().notNull(),
    endDate: text().notNull(),
    /** Kuruş. */
    total: integer().notNull(),
    documentId: text(),
    /** What the QR on the policy says. */
    verifyCode: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    issuedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.firmId, table.policyNo), index().on(table.visitorId)],
);
