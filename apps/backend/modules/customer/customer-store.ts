import { and, countDistinct, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { customers, identityPhones, identityQueries, visitPersons } from './tables';

export type PersonRow = typeof visitPersons.$inferSelect;
export type PersonChange = Partial<Omit<PersonRow, 'visitId'>> & Pick<PersonRow, 'visitId' | 'identityNo'>;

export async function readPerson(db: Executor, visitId: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(visitPersons).where(eq(visitPersons.visitId, visitId));
  return row;
}

/** Adds what is known; a field that is not named stays as it is. */
export async function savePerson(db: Executor, person: PersonChange): Promise<void> {
  await db.insert(visitPersons).values(person).onConflictDoUpdate({ target: visitPersons.visitId, set: person });
}

/** Forgets the person of a visit, so that nothing of one identity is shown under another. */
export async function dropPerson(db: Executor, visitId: string): Promise<void> {
  await db.delete(visitPersons).where(eq(visitPersons.visitId, visitId));
}

/** Waits for whoever counts the same key, until the transaction ends. */
export async function lockKey(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** How many telephones the identity has with this one. */
export async function addPhone(tx: Executor, phone: typeof identityPhones.$inferInsert): Promise<number> {
  await tx.insert(identityPhones).values(phone).onConflictDoNothing();
  return tx.$count(identityPhones, eq(identityPhones.identityKey, phone.identityKey));
}

export async function dropPhone(
  tx: Executor,
  { identityKey, phoneKey }: { identityKey: string; phoneKey: string },
): Promise<void> {
  await tx
    .delete(identityPhones)
    .where(and(eq(identityPhones.identityKey, identityKey), eq(identityPhones.phoneKey, phoneKey)));
}

/** @returns whether the visit asks about this identity for the first time */
export async function addIdentityQuery(tx: Executor, query: typeof identityQueries.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(identityQueries)
    .values(query)
    .onConflictDoNothing()
    .returning({ visitId: identityQueries.visitId });
  return added.length === 1;
}

/** A question that was refused counts against nobody. */
export async function dropIdentityQuery(
  tx: Executor,
  { visitId, identityKey }: { visitId: string; identityKey: string },
): Promise<void> {
  await tx
    .delete(identityQueries)
    .where(and(eq(identityQueries.visitId, visitId), eq(identityQueries.identityKey, identityKey)));
}

interface Askers {
  visitId: string;
  deviceKey: string;
  networkKey: string | null;
  since: Date;
}

/** Different identities that a visit, and since then its device and its network, asked about. */
export async function countIdentities(tx: Executor, { visitId, deviceKey, networkKey, since }: Askers) {
  const countOf = async (asker: SQL): Promise<number> => {
    const [row] = await tx
      .select({ count: countDistinct(identityQueries.identityKey) })
      .from(identityQueries)
      .where(and(asker, gt(identityQueries.askedAt, since)));
    return row?.count ?? 0;
  };
  return {
    visit: await tx.$count(identityQueries, eq(identityQueries.visitId, visitId)),
    device: await countOf(eq(identityQueries.deviceKey, deviceKey)),
    network: networkKey === null ? 0 : await countOf(eq(identityQueries.networkKey, networkKey)),
  };
}

export async function readCustomer(
  db: Executor,
  identityKey: string,
): Promise<typeof customers.$inferSelect | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.identityKey, identityKey));
  return row;
}

export async function saveCustomer(db: Executor, customer: typeof customers.$inferInsert): Promise<void> {
  await db.insert(customers).values(customer).onConflictDoUpdate({ target: customers.identityKey, set: customer });
}
