/** Share and earn: links of customers, browsers that opened one, and the vouchers that their purchases earned. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/tables';
import { instant } from '../../db/column-types';
import { encryptedText } from '../../personal-data/encrypted-columns';
import { policies } from '../policy/tables';

export const invitationCodes = pgTable('invitation_codes', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  code: text().notNull().unique(),
  createdAt: instant().notNull(),
});

/** A browser that opened a link, or, with a policy, a friend who bought. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    /** Who invited. */
    inviterId: text()
      .notNull()
      .references(() => customers.id),
    visitorId: text().notNull(),
    openedAt: instant().notNull(),
    policyId: text()
      .unique()
      .references(() => policies.id),
    /** Blind index of the policyholder's identity number: a friend counts once, whoever invited. */
    buyerKey: text().unique(),
  },
  (table) => [
    uniqueIndex('invitations_one_open_per_browser')
      .on(table.visitorId)
      .where(sql`${table.policyId} IS NULL`),
    index().on(table.inviterId),
  ],
);

export const invitationAwards = pgTable(
  'invitation_awards',
  {
    invitationId: text()
      .primaryKey()
      .references(() => invitations.id),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    /** Kuruş. */
    amount: integer().notNull(),
    voucherCode: encryptedText('invitation_awards.voucher_code').notNull(),
    loadedAt: instant().notNull(),
    /** Its last day, `YYYY-MM-DD`. */
    validUntil: text().notNull(),
  },
  (table) => [index().on(table.customerId)],
);
