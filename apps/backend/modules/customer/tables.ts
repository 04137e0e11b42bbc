import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RegistryPerson } from '../../ports/ports';
import { visits } from '../visit/tables';

/** The person of a visit: what was typed, and what the registry said of the identity number. */
export const visitPersons = pgTable('visit_persons', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  identityNo: text().notNull(),
  phoneNumber: text(),
  /** `YYYY-MM-DD` */
  birthday: text(),
  email: text(),
  companyName: text(),
  name: text(),
  surname: text(),
  city: text(),
  district: text(),
  jobCode: text(),
  /** Null while the registry does not know the person or could not be asked. */
  registered: jsonb().$type<RegistryPerson>(),
  /** The registry names vehicles of the person; known after the one-time code. */
  hasAssets: boolean().notNull().default(false),
});

/** Contact telephones of an identity over all visits, at most ten (decisions.md). Both are keyed hashes. */
export const identityPhones = pgTable(
  'identity_phones',
  {
    identityKey: text().notNull(),
    phoneKey: text().notNull(),
    firstUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityKey, table.phoneKey] })],
);

/** Which identities a visit and a device asked about: caps against reading the register number by number. */
export const identityQueries = pgTable(
  'identity_queries',
  {
    visitId: text().notNull(),
    identityKey: text().notNull(),
    deviceKey: text().notNull(),
    /** The line that the question came over; null for the machine itself. */
    networkKey: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitId, table.identityKey] }),
    index().on(table.deviceKey, table.askedAt),
    index().on(table.networkKey, table.askedAt),
  ],
);

/** People who proved themselves by a one-time code, for their next visit. */
export const customers = pgTable('customers', {
  /** Keyed hash of the identity number. */
  identityKey: text().primaryKey(),
  email: text(),
  jobCode: text(),
  verifiedAt: timestamp({ withTimezone: true }).notNull(),
});
