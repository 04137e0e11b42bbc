import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import type { Owner, Proof } from '../http/owner';
import { customers, customerTelephones } from './tables';

/** Held by whoever binds a telephone of this identity and whoever stores a purchase for it, so that no join misses a purchase. */
export async function lockIdentity(tx: Executor, identityKey: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`owner-${identityKey}`}, 0))`);
}

/** The customer is the owner only if the telephone is bound to them. Locks the identity until the transaction ends. */
export async function ownerOf(tx: Executor, proof: Proof): Promise<Owner> {
  await lockIdentity(tx, proof.identityKey);
  const [row] = await tx
    .select({ customerId: customers.id })
    .from(customers)
    .innerJoin(customerTelephones, eq(customerTelephones.customerId, customers.id))
    .where(
      and(
        eq(customers.identityKey, proof.identityKey),
        isNull(customers.closedAt),
        eq(customerTelephones.telephoneKey, proof.telephoneKey),
        isNull(customerTelephones.removedAt),
      ),
    );
  return { ...proof, customerId: row?.customerId ?? null };
}

export type CustomerRow = typeof customers.$inferSelect;
export type TelephoneRow = typeof customerTelephones.$inferSelect;

/** Whose account is open. */
export async function findCustomer(
  db: Executor,
  key: { identityKey: string } | { customerId: string },
): Promise<CustomerRow | undefined> {
  const named = 'identityKey' in key ? eq(customers.identityKey, key.identityKey) : eq(customers.id, key.customerId);
  const [row] = await db
    .select()
    .from(customers)
    .where(and(named, isNull(customers.closedAt)));
  return row;
}

export async function addCustomer(tx: Executor, customer: Omit<CustomerRow, 'closedAt'>): Promise<void> {
  await tx.insert(customers).values(customer);
}

/** The keyed hash stays: it says whose the consents were. */
export async function markClosed(tx: Executor, customerId: string, closedAt: Date): Promise<void> {
  await tx.update(customers).set({ closedAt, identityNo: '' }).where(eq(customers.id, customerId));
}

/** Every telephone that was ever bound, removed ones included. */
export const telephonesOf = (db: Executor, customerId: string): Promise<TelephoneRow[]> =>
  db.select().from(customerTelephones).where(eq(customerTelephones.customerId, customerId));

/** Those that open the account today, the first bound one first. */
export async function boundTelephones(db: Executor, customerId: string): Promise<TelephoneRow[]> {
  const bound = (await telephonesOf(db, customerId)).filter(({ removedAt }) => removedAt === null);
  return bound.sort((one, other) => one.boundAt.getTime() - other.boundAt.getTime());
}

/** A telephone that was removed is bound again. */
export async function addTelephone(tx: Executor, telephone: Omit<TelephoneRow, 'removedAt'>): Promise<void> {
  const row = { ...telephone, removedAt: null };
  await tx
    .insert(customerTelephones)
    .values(row)
    .onConflictDoUpdate({ target: [customerTelephones.customerId, customerTelephones.telephoneKey], set: row });
}

/** It stays recorded. */
export async function removeTelephone(
  tx: Executor,
  { customerId, telephoneKey, removedAt }: Pick<TelephoneRow, 'customerId' | 'telephoneKey' | 'removedAt'>,
): Promise<void> {
  await tx
    .update(customerTelephones)
    .set({ removedAt })
    .where(and(eq(customerTelephones.customerId, customerId), eq(customerTelephones.telephoneKey, telephoneKey)));
}
