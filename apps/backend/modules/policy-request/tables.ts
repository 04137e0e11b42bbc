/** Tables of checkout. Identity numbers and addresses stay here and in the visit; no card number ever arrives. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { visits } from '../visit/tables';
import type { ChosenOffer } from './chosen-offer';
import type { Challenge } from '../../ports/bank/bank-port';
import { drivenStates, openStates, retryableStates, type PaymentState } from './payment/payment-graph';

const moment = () => timestamp({ withTimezone: true });
const listed = (states: readonly PaymentState[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** What was fixed before payment: address, mail, and the texts that were shown. */
export const policyInfos = pgTable(
  'policy_infos',
  {
    id: text().primaryKey(),
    visitId: text()
      .notNull()
      .references(() => visits.id),
    quoteHeaderId: text().notNull(),
    productId: integer().notNull(),
    address: jsonb().$type<{ city: string; district: string; moreInformation: string }>().notNull(),
    email: text().notNull(),
    isInsurerDifferent: boolean().notNull(),
    /** Each with the hash of the text that was on the screen. */
    shownDocuments: jsonb().$type<ShownDocument[]>().notNull(),
    shownTo: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.visitId, table.quoteHeaderId, table.productId)],
);

export interface ShownDocument {
  kind: 'informationForm' | 'distanceSale';
  textVersion: string;
  /** SHA-256 of the text, hex. */
  sha256: string;
}

/** Another payer than the insured. */
export const payers = pgTable('payers', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  identityNo: text().notNull(),
  phoneNumber: text().notNull(),
  savedAt: moment().notNull(),
});

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
    planId: text().notNull(),
    instalments: integer().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    /** Of the card token, to know a second click from a second card. */
    cardTokenHash: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** Why it is in its state, where that needs a word: a bank code, `cancelled`, `superseded`, `insurerSilent`. */
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
export type StoredOffer = Omit<ChosenOffer, 'validUntil'> & { validUntil: string };

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
    issuedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.firmId, table.policyNo), index().on(table.visitorId)],
);
