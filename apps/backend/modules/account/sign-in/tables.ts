import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/column-types';
import { encryptedText } from '../../../personal-data/encrypted-columns';
import { visitors } from '../../token/tables';

/** Sign-ins of browsers, from the numbers that were typed to the session; the newest of a browser counts. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    visitorId: text()
      .notNull()
      .references(() => visitors.id),
    identityNo: encryptedText('sign_ins.identity_no').notNull(),
    phoneNumber: encryptedText('sign_ins.phone_number').notNull(),
    /** Began as a registration. */
    isNew: boolean().notNull(),
    email: encryptedText('sign_ins.email'),
    /** Texts that were accepted with it, and from which address. */
    userAgreementVersion: text().notNull(),
    privacyPolicyVersion: text().notNull(),
    address: encryptedText('sign_ins.address').notNull(),
    /** A path of the account area, told once. */
    target: text(),
    startedAt: instant().notNull(),
    /** The code was right. */
    provenAt: instant(),
    /** `YYYY-MM-DD`, once the registry confirmed it. */
    birthDate: encryptedText('sign_ins.birth_date'),
    /** It opened its session, or the browser signed out. */
    endedAt: instant(),
  },
  (table) => [index().on(table.visitorId, table.startedAt)],
);
