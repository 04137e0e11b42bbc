/** Input confirmed before payment. Identity numbers and addresses are stored only here and in the visit. */
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { notarySale, payee, shownPrice } from '@emsal/api/calls/policy-request/shapes';
import type { z } from 'zod';
import { instant } from '../../../db/column-types';
import { visits } from '../../visit/tables';
import type { ShownDocument } from '../disclosures/tables';

/** Address, mail, and the disclosed texts. */
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
    /** The price that the customer confirmed: shown beside the current price if that differs. */
    price: jsonb().$type<ConfirmedPrice>(),
    /** Each with the hash of the disclosed file. */
    shownDocuments: jsonb().$type<ShownDocument[]>().notNull(),
    shownTo: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.visitId, table.quoteHeaderId, table.productId)],
);

export type Payee = z.output<typeof payee>;
export type NotarySale = z.output<typeof notarySale>;
export type ConfirmedPrice = z.output<typeof shownPrice>;

/** A payer who is not the insured with the visit's own telephone. */
export const payers = pgTable('payers', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  identityNo: text().notNull(),
  phoneNumber: text().notNull(),
  savedAt: instant().notNull(),
  /** When a code to this telephone was verified. */
  verifiedAt: instant(),
});
