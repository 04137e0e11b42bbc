import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, countDistinct, desc, eq, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visits } from '../visit/tables';
import { identityPhones, identityQueries, returningPersons, visitPersons } from './tables';

export type PersonRow = typeof visitPersons.$inferSelect;
export type PersonChange = Partial<Omit<PersonRow, 'visitId'>> & Pick<PersonRow, 'visitId' | 'identityNo'>;

export async function readPerson(db: Executor, visitId: VisitId): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(visitPersons).where(eq(visitPersons.visitId, visitId));
  return row;
}

/** The occupation that the customer's latest visit with one has. */
export async function lastJobOf(db: Executor, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ jobCode: visitPersons.jobCode })
    .from(visitPersons)
    .innerJoin(visits, eq(visits.id, visitPersons.visitId))
    .where(and(eq(visits.customerId, customerId), isNotNull(visitPersons.jobCode)))
    .orderBy(desc(visits.createdAt))
    .limit(1);
  return row?.jobCode ?? null;
}

/** Inserts or updates; properties that are not given stay unchanged. */
export async function savePerson(db: Executor, person: PersonChange): Promise<void> {
  await db.insert(visitPersons).values(person).onConflictDoUpdate({ target: visitPersons.visitId, set: person });
}

/** Deletes the person of a visit, so that no data of one identity is shown under another. */
export async function dropPerson(db: Executor, visitId: VisitId): Promise<void> {
  await db.delete(visitPersons).where(eq(visitPersons.visitId, visitId));
}

/** Serializes transactions that count the same key. */
export async function lockKey(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** @returns the number of the identity's telephones, this one included */
export async function addPhone(tx: Executor, phone: typeof identityPhones.$inferInsert): Promise<number> {
  await tx.insert(identityPhones).values(phone).onConflictDoNothing();
  return tx.$count(identityPhones, eq(identityPhones.identityHash, phone.identityHash));
}

export async function dropPhone(
  tx: Executor,
  { identityHash, telephoneHash }: { identityHash: string; telephoneHash: string },
): Promise<void> {
  await tx
    .delete(identityPhones)
    .where(and(eq(identityPhones.identityHash, identityHash), eq(identityPhones.telephoneHash, telephoneHash)));
}

/** @returns whether the visit queries this identity for the first time */
export async function addIdentityQuery(tx: Executor, query: typeof identityQueries.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(identityQueries)
    .values(query)
    .onConflictDoNothing()
    .returning({ visitId: identityQueries.visitId });
  return added.length === 1;
}

/** For a refused query, which is not counted. */
export async function dropIdentityQuery(
  tx: Executor,
  { visitId, identityHash }: { visitId: VisitId; identityHash: string },
): Promise<void> {
  await tx
    .delete(identityQueries)
    .where(and(eq(identityQueries.visitId, visitId), eq(identityQueries.identityHash, identityHash)));
}

interface Askers {
  visitId: VisitId;
  deviceKey: string;
  networkKey: string;
  since: Date;
}

/** Distinct identities queried by a visit, and since then by its device and its network. */
export async function countIdentities(tx: Executor, { visitId, deviceKey, networkKey, since }: Askers) {
  const countOf = async (asker: SQL): Promise<number> => {
    const [row] = await tx
      .select({ count: countDistinct(identityQueries.identityHash) })
      .from(identityQueries)
      .where(and(asker, gt(identityQueries.askedAt, since)));
    return row?.count ?? 0;
  };
  return {
    visit: await tx.$count(identityQueries, eq(identityQueries.visitId, visitId)),
    device: await countOf(eq(identityQueries.deviceKey, deviceKey)),
    network: await countOf(eq(identityQueries.networkKey, networkKey)),
  };
}

export async function readReturningPerson(
  db: Executor,
  identityHash: string,
): Promise<typeof returningPersons.$inferSelect | undefined> {
  const [row] = await db.select().from(returningPersons).where(eq(returningPersons.identityHash, identityHash));
  return row;
}

export async function saveReturningPerson(db: Executor, person: typeof returningPersons.$inferInsert): Promise<void> {
  await db
    .insert(returningPersons)
    .values(person)
    .onConflictDoUpdate({ target: returningPersons.identityHash, set: person });
}
