import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { RegistryPerson } from '../../ports/ports';
import { visits } from '../visit/tables';

/** The person of a visit: as typed, and as the registry knows them. */
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
  /** Null for a person unknown to the registry, or when it was unavailable. */
  registered: jsonb().$type<RegistryPerson>(),
  /** Whether vehicles of the person are known; set after the one-time code. */
  hasAssets: boolean().notNull().default(false),
});

/** Contact telephones of an identity over all visits, at most ten (spec decisions). Both are keyed hashes. */
export const identityPhones = pgTable(
  'identity_phones',
  {
    identityKey: text().notNull(),
    phoneKey: text().notNull(),
    firstUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityKey, table.phoneKey] })],
);

/** Which identities a visit, a device and a network queried: limits against enumerating the registry. */
export const identityQueries = pgTable(
  'identity_queries',
  {
    visitId: text().notNull(),
    identityKey: text().notNull(),
    deviceKey: text().notNull(),
    networkKey: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitId, table.identityKey] }),
    index().on(table.deviceKey, table.askedAt),
    index().on(table.networkKey, table.askedAt),
  ],
);

/** What verified visits of an identity gave, for the next one. Not a customer: a code proves no identity (decision 216). */
export const returningPersons = pgTable('returning_persons', {
  /** Keyed hash of the identity number. */
  identityKey: text().primaryKey(),
  email: text(),
  jobCode: text(),
  verifiedAt: timestamp({ withTimezone: true }).notNull(),
});
