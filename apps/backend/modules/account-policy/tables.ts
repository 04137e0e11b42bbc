/** Policies that customers bought elsewhere and added to their account. Their PDF is a document of the kind `external`. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/tables';
import { instant } from '../../db/column-types';
import { encryptedText } from '../../personal-data/encrypted-columns';

export const externalPolicies = pgTable(
  'external_policies',
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    line: text().$type<LineId>().notNull(),
    /** As the customer wrote it. */
    firmName: text().notNull(),
    policyNo: text().notNull(),
    /** What is insured, in the customer's words; may be empty. */
    insured: encryptedText('external_policies.insured').notNull(),
    /** Calendar days in Turkey. */
    endDate: text().notNull(),
    /** Adding it asked for the reminder; null when the end was too near. */
    remindOn: text(),
    remindedAt: instant(),
    documentId: text(),
    addedAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.policyNo), index().on(table.remindOn)],
);
