/** Input confirmed before payment. Identity numbers and addresses are stored only here and in the visit. */
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { notarySale, payee, shownPrice } from '@emsal/api/calls/policy-request/shapes';
import type { z } from 'zod';
import { instant } from '../../../db/column-types';
import { personalJson, personalText } from '../../../personal-data/personal-columns';
import { visits } from '../../visit/tables';
import type { ShownDocument } from '../disclosures/tables';
import type { NamedTraveller } from '../travellers/named-traveller';

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
    address: personalJson<Address>('policy_infos.address').notNull(),
    email: personalText('policy_infos.email').notNull(),
    isInsurerDifferent: boolean().notNull(),
    payee: personalJson<Payee>('policy_infos.payee'),
    notarySale: personalJson<NotarySale>('policy_infos.notary_sale'),
    /** Who travels along; null where nobody does. */
    travellers: personalJson<NamedTraveller[]>('policy_infos.travellers'),
    /** The price that the customer confirmed: shown beside the current price if that differs. */
    price: jsonb().$type<ConfirmedPrice>(),
    /** Each with the hash of the disclosed file. */
    shownDocuments: jsonb().$type<ShownDocument[]>().notNull(),
    /** Evidence of the disclosure: the network address that it was shown to. */
    shownTo: personalText('policy_infos.shown_to').notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.visitId, table.quoteHeaderId, table.productId)],
);

interface Address {
  city: string;
  district: string;
  moreInformation: string;
}
export type Payee = z.output<typeof payee>;
export type NotarySale = z.output<typeof notarySale>;
export type ConfirmedPrice = z.output<typeof shownPrice>;
