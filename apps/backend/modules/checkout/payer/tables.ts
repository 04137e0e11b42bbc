import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';
import { personalText } from '../../../personal-data/personal-columns';
import { visits } from '../../visit/tables';

/** A payer who is not the insured with the visit's own telephone. */
export const payers = pgTable('payers', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  identityNo: personalText('payers.identity_no').notNull(),
  phoneNumber: personalText('payers.phone_number').notNull(),
  savedAt: instant().notNull(),
  /** When a code to this telephone was verified. */
  verifiedAt: instant(),
});
