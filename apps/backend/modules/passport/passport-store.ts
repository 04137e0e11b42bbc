import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { keepNewest } from '../../db/keep-newest';
import { passportRequests, passports } from './tables';

export type RequestRow = typeof passportRequests.$inferSelect;

/** Adds a code and deletes all but the newest `limit` of the visit. */
export async function addPassport(tx: Executor, passport: typeof passports.$inferInsert, limit: number): Promise<void> {
  const { codeHash: id, createdAt, visitId } = passports;
  await tx.insert(passports).values(passport);
  await keepNewest(tx, { table: passports, id, createdAt, where: eq(visitId, passport.visitId) }, limit);
}

/** Uses one of the code's tries. @returns its visit; undefined for a code that is unknown, expired or used up */
export async function spendPassport(
  db: Executor,
  { codeHash, now }: { codeHash: string; now: Date },
): Promise<string | undefined> {
  const [row] = await db
    .update(passports)
    .set({ triesLeft: sql`${passports.triesLeft} - 1` })
    .where(and(eq(passports.codeHash, codeHash), gt(passports.expiresAt, now), gt(passports.triesLeft, 0)))
    .returning({ visitId: passports.visitId });
  return row?.visitId;
}

export async function addRequest(tx: Executor, request: RequestRow): Promise<void> {
  await tx.insert(passportRequests).values(request);
}

export async function readRequest(db: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(passportRequests).where(eq(passportRequests.id, id));
  return row;
}

export async function lastRequest(db: Executor, visitorId: string): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(passportRequests)
    .where(eq(passportRequests.visitorId, visitorId))
    .orderBy(desc(passportRequests.askedAt))
    .limit(1);
  return row;
}

/** Requests of a device and of a network since then. */
export async function countRequests(
  db: Executor,
  { deviceKey, networkKey, since }: { deviceKey: string; networkKey: string; since: Date },
): Promise<{ device: number; network: number }> {
  const countOf = (sender: SQL) => db.$count(passportRequests, and(sender, gt(passportRequests.askedAt, since)));
  return {
    device: await countOf(eq(passportRequests.deviceKey, deviceKey)),
    network: await countOf(eq(passportRequests.networkKey, networkKey)),
  };
}
