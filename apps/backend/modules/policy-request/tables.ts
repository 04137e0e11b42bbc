/** Tables of checkout. Identity numbers and addresses stay here and in the visit; no card number ever arrives. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { notarySale, payee, shownPrice } from '@emsal/api/calls/policy-request/shapes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { z } from 'zod';
import { visits } from '../visit/tables';
import type { ChosenOffer } from './chosen-offer';
import type { Challenge } from '../../ports/bank/bank-port';
import { drivenStates, openStates, retryableStates, type PaymentState } from './payment/payment-graph';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
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
    payee: jsonb().$type<Payee>(),
    notarySale: jsonb().$type<NotarySale>(),
    /** What the customer saw when they confirmed: shown beside today's price should that differ. */
    price: jsonb().$type<ConfirmedPrice>(),
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
  /** SHA-256 of the PDF, hex. */
  sha256: string;
  /** ISO 8601. */
  shownAt: string;
}

export type Payee = z.output<typeof payee>;
export type NotarySale = z.output<typeof notarySale>;
export type ConfirmedPrice = z.output<typeof shownPrice>;

/** Who pays where that is not the insured with the visit's own telephone. */
export const payers = pgTable('payers', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  identityNo: text().notNull(),
  phoneNumber: text().notNull(),
  savedAt: moment().notNull(),
  /** When a code to this telephone was right. */
  verifiedAt: moment(),
});

/** Discount codes. Who may use one, for what, how often. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text().primaryKey(),
    title: text().notNull(),
    /** Kuruş; or a percentage of the premium with this as its upper bound. */
    amount: integer().notNull(),
    percent: integer(),
    /** Kuruş: the least premium. */
    minimumTotal: integer().notNull().default(0),
    /** Null: every line. */
    lines: text().array().$type<LineId[]>(),
    excludedFirmIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Over all customers; null: without end. */
    maxUses: integer(),
    /** Whose coupon it is; null: anybody's. */
    identityKey: text(),
    validFrom: moment().notNull(),
    validUntil: moment().notNull(),
  },
  (table) => [index().on(table.identityKey)],
);

/** A coupon that a payment spent, and the discount's way back to the card. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id),
    code: text()
      .notNull()
      .references(() => coupons.code),
    identityKey: text().notNull(),
    title: text().notNull(),
    /** Kuruş. */
    amount: integer().notNull(),
    usedAt: moment().notNull(),
    /** The payment failed: the code is free again. */
    releasedAt: moment(),
    /** The policy is there: the discount goes back to the card by then. */
    dueAt: moment(),
    paidAt: moment(),
  },
  (table) => [
    uniqueIndex('coupon_uses_once_per_person')
      .on(table.code, table.identityKey)
      .where(sql`${table.releasedAt} IS NULL`),
    index('coupon_uses_unpaid')
      .on(table.dueAt)
      .where(sql`${table.paidAt} IS NULL`),
  ],
);

/** Offers that an adviser finishes. */
export const applications = pgTable('applications', {
  /** Ten digits for people. */
  applicationNo: text().primaryKey(),
  visitId: text()
    .notNull()
    .unique()
    .references(() => visits.id),
  offer: jsonb().$type<StoredOffer>().notNull(),
  createdAt: moment().notNull(),
});

/** What bank and we tell differently about one order, as the reconciliation found it. */
export const discrepancies = pgTable(
  'payment_discrepancies',
  {
    orderId: text().notNull(),
    kind: text().$type<DiscrepancyKind>().notNull(),
    /** Kuruş at the bank and with us. */
    atBank: integer().notNull(),
    withUs: integer().notNull(),
    foundAt: moment().notNull(),
    /** A later reconciliation did not find it any more. */
    settledAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
export type DiscrepancyKind =
  'orderUnknown' | 'capturedTwice' | 'amountDiffers' | 'notAtBank' | 'notRefunded' | 'refundUnknown';

/** The versioned texts as the very files that were shown. */
export const shownFiles = pgTable(
  'shown_files',
  {
    line: text().$type<LineId>().notNull(),
    kind: text().$type<ShownDocument['kind']>().notNull(),
    textVersion: text().notNull(),
    content: bytes().notNull(),
    /** Of the content, hex. */
    sha256: text().notNull(),
    storedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.line, table.kind, table.textVersion] })],
);

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
    /** What the QR on the policy says. */
    verifyCode: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
    issuedAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.firmId, table.policyNo), index().on(table.visitorId)],
);
