import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { personalJson, personalText } from '../../personal-data/personal-columns';
import type { RegistryPerson } from '../../ports/ports';
import { visits } from '../visit/tables';

/** The person of a visit: as typed, and as the registry knows them. */
export const visitPersons = pgTable('visit_persons', {
  visitId: text()
    .primaryKey()
    .references(() => visits.id),
  identityNo: personalText('visit_persons.identity_no').notNull(),
  phoneNumber: personalText('visit_persons.phone_number'),
  /** `YYYY-MM-DD` */
  birthday: personalText('visit_persons.birthday'),
  email: personalText('visit_persons.email'),
  companyName: personalText('visit_persons.company_name'),
  name: personalText('visit_persons.name'),
  surname: personalText('visit_persons.surname'),
  city: personalText('visit_persons.city'),
  district: personalText('visit_persons.district'),
  jobCode: personalText('visit_persons.job_code'),
  /** Null for a person unknown to the registry, or when it was unavailable. */
  registered: personalJson<RegistryPerson>('visit_persons.registered'),
  /** Whether vehicles of the person are known; set after the one-time code. */
  hasAssets: boolean().notNull().default(false),
});

/** Contact telephones of an identity over all visits, at most ten (spec decisions). Both are keyed hashes. */
export const identityPhones = pgTable(
  'identity_phones',
  {
    identityHash: text('identity_key').notNull(),
    telephoneHash: text('phone_key').notNull(),
    firstUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityHash, table.telephoneHash] })],
);

/** Which identities a visit, a device and a network queried: limits against enumerating the registry. */
export const identityQueries = pgTable(
  'identity_queries',
  {
    visitId: text().notNull(),
    identityHash: text('identity_key').notNull(),
    deviceKey: text().notNull(),
    networkKey: text(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitId, table.identityHash] }),
    index().on(table.deviceKey, table.askedAt),
    index().on(table.networkKey, table.askedAt),
  ],
);

/** Birth dates that did not match an identity: a limit against guessing them. */
export const wrongBirthDates = pgTable(
  'wrong_birth_dates',
  {
    id: text().primaryKey(),
    identityHash: text('identity_key').notNull(),
    triedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.identityHash, table.triedAt)],
);

/** What verified visits of an identity gave, for the next one. Not a customer: a code proves no identity (decision 216). */
export const returningPersons = pgTable('returning_persons', {
  /** Keyed hash of the identity number. */
  identityHash: text('identity_key').primaryKey(),
  email: personalText('returning_persons.email'),
  jobCode: personalText('returning_persons.job_code'),
  verifiedAt: timestamp({ withTimezone: true }).notNull(),
});
