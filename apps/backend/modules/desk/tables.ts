import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '@emsal/api/staff-roles';
import { instant } from '../../db/column-types';
import { encryptedText } from '../../personal-data/encrypted-columns';

/** Who may sign in to the desk. */
export const deskStaff = pgTable('desk_staff', {
  id: text().primaryKey(),
  emailKey: text().notNull().unique(),
  email: encryptedText('desk_staff.email').notNull(),
  name: encryptedText('desk_staff.name').notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  isActive: boolean().notNull(),
  addedAt: instant().notNull(),
});

export const deskSessions = pgTable(
  'desk_sessions',
  {
    tokenHash: text().primaryKey(),
    staffId: text()
      .notNull()
      .references(() => deskStaff.id),
    issuedAt: instant().notNull(),
    seenAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [index().on(table.staffId)],
);

/** What staff did and whose data they looked at; append-only. The table has the name of its first days; a ledger is money's. */
export const deskAuditLog = pgTable(
  'desk_ledger',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    staffId: text()
      .notNull()
      .references(() => deskStaff.id),
    action: text().notNull(),
    /** The id of what was changed or looked at, never its content. */
    object: text().notNull(),
    reason: text().notNull(),
    /** Of the person at that moment, the one that admitted them; null where none did, and in rows of earlier releases. */
    role: text().$type<Role>(),
  },
  (table) => [index().on(table.staffId, table.at), index().on(table.object)],
);
