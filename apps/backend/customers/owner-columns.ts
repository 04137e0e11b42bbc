/** The columns by which a row belongs to a customer. */
import { sql } from 'drizzle-orm';
import { index, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { customers } from './tables';

/** A row without a customer waits until the telephone is bound to the customer with this identity, or is claimed. */
export const ownerColumns = () => ({
  /** Blind index of the policyholder's identity number. */
  identityKey: text(),
  /** Blind index of the telephone whose one-time code proved the row; null while none did. */
  telephoneKey: text(),
  customerId: text().references(() => customers.id),
});

interface OwnerColumns {
  identityKey: AnyPgColumn;
  telephoneKey: AnyPgColumn;
  customerId: AnyPgColumn;
}

/** @param name of the table */
export const ownerIndexes = (name: string, { identityKey, telephoneKey, customerId }: OwnerColumns) => [
  index(`${name}_of_customer`)
    .on(customerId)
    .where(sql`${customerId} IS NOT NULL`),
  index(`${name}_waiting`)
    .on(identityKey, telephoneKey)
    .where(sql`${customerId} IS NULL AND ${telephoneKey} IS NOT NULL`),
];
