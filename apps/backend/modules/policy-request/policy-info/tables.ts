/** What was fixed before payment. Identity numbers and addresses stay here and in the visit. */
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { notarySale, payee, shownPrice } from '@emsal/api/calls/policy-request/shapes';
import type { z } from 'zod';
import { moment } from '../../../db/column-types';
import { visits } from '../../visit/tables';
import type { ShownDocument } from '../texts/tables';

/** Address, mail, and the texts that were shown. */
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
