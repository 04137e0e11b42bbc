import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import { encryptedText } from '../../personal-data/encrypted-columns';
import { visitors } from '../token/tables';

/** Proofs of a person for service pages, from the numbers that were typed to the right code; the newest of a browser counts. */
export const serviceProofs = pgTable(
  'service_proofs',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    identityNo: encryptedText('service_proofs.identity_no').notNull(),
    phoneNumber: encryptedText('service_proofs.phone_number').notNull(),
    startedAt: instant().notNull(),
    /** The code was right. */
    provenAt: instant(),
    /** Another person was typed, or the browser signed out. */
    endedAt: instant(),
  },
  (table) => [index().on(table.visitorId, table.startedAt)],
);
