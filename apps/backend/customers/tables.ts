/** Customers with their telephones, logins and sessions (decision 216). Keys are blind indexes. */
import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../db/column-types';
import { encryptedText } from '../personal-data/encrypted-columns';

/** One identity, a person or a company. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    kind: text().$type<'person' | 'company'>().notNull(),
    /** Empty once the account is closed. */
    identityNo: encryptedText('customers.identity_no').notNull(),
    identityKey: text().notNull(),
    createdAt: instant().notNull(),
    /** The customer deleted the account (decision 342): a later one of the same identity is another row. */
    closedAt: instant(),
  },
  ({ identityKey, closedAt }) => [
    uniqueIndex('customers_one_open_per_identity')
      .on(identityKey)
      .where(sql`${closedAt} IS NULL`),
  ],
);

/** What the registry told of a customer when the account was opened, and what they changed since. */
export const customerProfiles = pgTable('customer_profiles', {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  firstName: encryptedText('customer_profiles.first_name').notNull(),
  lastName: encryptedText('customer_profiles.last_name').notNull(),
  companyName: encryptedText('customer_profiles.company_name').notNull(),
  /** `YYYY-MM-DD`; null for a company. */
  birthDate: encryptedText('customer_profiles.birth_date'),
  /** Empty texts below: not known. */
  email: encryptedText('customer_profiles.email').notNull(),
  emailVerifiedAt: instant(),
  cityCode: encryptedText('customer_profiles.city_code').notNull(),
  districtCode: encryptedText('customer_profiles.district_code').notNull(),
  jobCode: encryptedText('customer_profiles.job_code').notNull(),
  updatedAt: instant().notNull(),
});

/** Which text of the user agreement and privacy policy a customer accepted; a row for each version. */
export const customerAgreements = pgTable(
  'customer_agreements',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<'userAgreement' | 'privacyPolicy'>().notNull(),
    textVersion: text().notNull(),
    acceptedAt: instant().notNull(),
    address: encryptedText('customer_agreements.address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.textVersion] })],
);

/** Telephones that are a customer's: a purchase that one of them proved belongs to the customer. */
export const customerTelephones = pgTable(
  'customer_telephones',
  {
    customerId: text()
      .notNull()
      .references(() => customers.id),
    telephoneKey: text().notNull(),
    telephone: encryptedText('customer_telephones.telephone').notNull(),
    /** What showed that it is the customer's. */
    provenBy: text().$type<'birthDate' | 'code' | 'declaration'>().notNull(),
    /** Evidence of the binding, as `provenBy` is. */
    boundAt: instant().notNull(),
    /** Kept after removal, so that no other telephone counts as the customer's first. */
    removedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.telephoneKey] }), index().on(table.telephoneKey)],
);

/** Whoever logs in with a set of telephones. */
export const logins = pgTable('logins', {
  id: text().primaryKey(),
  createdAt: instant().notNull(),
  lastUsedAt: instant().notNull(),
});

/** A telephone logs into one login. */
export const loginTelephones = pgTable(
  'login_telephones',
  {
    telephoneKey: text().primaryKey(),
    loginId: text()
      .notNull()
      .references(() => logins.id),
    telephone: encryptedText('login_telephones.telephone').notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [index().on(table.loginId)],
);

/** Whose accounts a login opens: a person, the family on the same telephone, a company. */
export const loginCustomers = pgTable(
  'login_customers',
  {
    loginId: text()
      .notNull()
      .references(() => logins.id),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    role: text().$type<'holder' | 'representative'>().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loginId, table.customerId] }), index().on(table.customerId)],
);

/** A login that acts for one customer, in one browser. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    loginId: text()
      .notNull()
      .references(() => logins.id),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    visitorId: text().notNull(),
    issuedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** The passkey that opened it; null for a code. */
    passkeyId: text(),
  },
  (table) => [index().on(table.loginId)],
);

/** What opens a login's access to one customer without a code, and ends with it (decision 347). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    loginId: text().notNull(),
    customerId: text().notNull(),
    /** As the authenticator names it. */
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    /** Signatures so far; 0 for authenticators that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The device, in its customer's words. */
    name: encryptedText('passkeys.name').notNull(),
    addedAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  ({ loginId, customerId, credentialId }) => [
    foreignKey({
      name: 'passkeys_access',
      columns: [loginId, customerId],
      foreignColumns: [loginCustomers.loginId, loginCustomers.customerId],
    }).onDelete('cascade'),
    index().on(customerId),
    uniqueIndex().on(credentialId),
  ],
);
