/** Who has a part in a policy. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { encryptedJson } from '../../../personal-data/encrypted-columns';
import { policies } from '../tables';

/** The policyholder owns the policy; the loss payee is paid first in a claim. */
export type PartyRole = 'policyholder' | 'insured' | 'payer' | 'lossPayee';

/** What is known of a person or company. */
export interface Party {
  identityNo?: string | undefined;
  /** Of a traveller without an identity number. */
  passportNo?: string | undefined;
  displayName?: string | undefined;
  birthday?: string | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
  /** Of a loss payee: codes of its bank and branch, or of its finance company. */
  institution?: { bankCode: string; branchCode: string; financialCompanyCode: string } | undefined;
}

export const policyParties = pgTable(
  'policy_parties',
  {
    policyId: text()
      .notNull()
      .references(() => policies.id),
    role: text().$type<PartyRole>().notNull(),
    /** Counts the parties of a role. */
    number: integer().notNull(),
    /** Blind index of the identity number; null for a party without one. */
    identityKey: text(),
    party: encryptedJson<Party>('policy_parties.party').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.role, table.number] }), index().on(table.identityKey)],
);
