import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/column-types';
import { visitors } from '../token/tables';

/** What a passkey shall sign: of one browser for one purpose, until it is used. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  visitorId: text()
    .notNull()
    .references(() => visitors.id),
  purpose: text().$type<'add' | 'signIn'>().notNull(),
  /** Of the session that adds a passkey; null before a sign-in. */
  customerId: text(),
  expiresAt: instant().notNull(),
});
