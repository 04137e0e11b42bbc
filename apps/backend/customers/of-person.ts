import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CustomerPrincipal, ProvenPrincipal } from '../http/ownership/principal';

interface OwnedTable {
  identityKey: AnyPgColumn;
  telephoneKey: AnyPgColumn;
  customerId: AnyPgColumn;
}

/** The rows that the owner check lets a person act on. */
export const isOfPerson = (table: OwnedTable, person: CustomerPrincipal | ProvenPrincipal): SQL | undefined =>
  person.kind === 'customer'
    ? eq(table.customerId, person.customerId)
    : and(
        isNull(table.customerId),
        eq(table.identityKey, person.identityKey),
        eq(table.telephoneKey, person.telephoneKey),
      );
