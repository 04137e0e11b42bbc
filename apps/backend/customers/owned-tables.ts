/** The tables with owner columns, and the two updates that change owners. Tables are named, because their modules import this folder. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import type { Owner, Proof } from '../http/owner';

/** A spec compares them with the columns of the database. */
export const ownedTables = [
  'visits',
  'quotes',
  'uploads',
  'consents',
  'applications',
  'payments',
  'policies',
  'documents',
  'service_requests',
] as const;

/** Rows of a visit that may be older than its one-time code, and name an identity. */
const ofIdentity = ['quotes', 'documents', 'applications'] as const;
/** The same, stored before anybody was named. */
const ofVisit = ['uploads', 'consents'] as const;

/** Rows of the visit that no code had proved yet belong to the one it proved now. */
export async function proveRowsOfVisit(tx: Executor, visitId: string, owner: Owner): Promise<void> {
  const set = sql`SET identity_key = ${owner.identityKey}, telephone_key = ${owner.telephoneKey}, customer_id = ${owner.customerId}
    WHERE visit_id = ${visitId} AND telephone_key IS NULL`;
  for (const table of ofIdentity)
    await tx.execute(sql`UPDATE ${sql.identifier(table)} ${set} AND identity_key = ${owner.identityKey}`);
  for (const table of ofVisit)
    await tx.execute(
      sql`UPDATE ${sql.identifier(table)} ${set} AND coalesce(identity_key, ${owner.identityKey}) = ${owner.identityKey}`,
    );
}

/** Before a visit changes to another identity: what it stored so far stays with the former one. */
export async function nameRowsOfVisit(tx: Executor, visitId: string, identityKey: string): Promise<void> {
  for (const table of ofVisit)
    await tx.execute(
      sql`UPDATE ${sql.identifier(table)} SET identity_key = ${identityKey} WHERE visit_id = ${visitId} AND identity_key IS NULL`,
    );
}

/** Gives the customer every row that waits under this proof. @returns how many payments were among them */
export async function joinWaiting(
  tx: Executor,
  { identityKey, telephoneKey }: Proof,
  customerId: string,
): Promise<number> {
  const joined: Record<string, number> = {};
  for (const table of ownedTables) {
    const { rowCount } = await tx.execute(
      sql`UPDATE ${sql.identifier(table)} SET customer_id = ${customerId}
        WHERE identity_key = ${identityKey} AND telephone_key = ${telephoneKey} AND customer_id IS NULL`,
    );
    joined[table] = rowCount ?? 0;
  }
  return joined['payments']!;
}

/** What the law keeps of a closed account. */
const keptOfAccount = ['payments', 'policies', 'documents', 'service_requests'] as const;

/** Sales and requests of a closed account wait under what proved them, as those of whoever bought without an account. */
export async function releaseRows(tx: Executor, customerId: string): Promise<void> {
  for (const table of keptOfAccount)
    await tx.execute(sql`UPDATE ${sql.identifier(table)} SET customer_id = NULL WHERE customer_id = ${customerId}`);
}

/** Whether a purchase waits under this proof. */
export async function isWaiting(db: Executor, { identityKey, telephoneKey }: Proof): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM payments WHERE identity_key = ${identityKey} AND telephone_key = ${telephoneKey} AND customer_id IS NULL LIMIT 1`,
  );
  return rows.length > 0;
}

/** Whether a purchase of this identity waits under any telephone. */
export async function isWaitingOf(db: Executor, identityKey: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM payments WHERE identity_key = ${identityKey} AND telephone_key IS NOT NULL AND customer_id IS NULL LIMIT 1`,
  );
  return rows.length > 0;
}
