import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { serviceProofs } from './tables';

export type ServiceProof = typeof serviceProofs.$inferSelect;

export async function addServiceProof(db: Executor, proof: typeof serviceProofs.$inferInsert): Promise<void> {
  await db.insert(serviceProofs).values(proof);
}

/** The browser's newest proof, if it has not ended and began, or got its right code, after that instant. */
export async function runningProof(
  db: Executor,
  { visitorId, since }: { visitorId: string; since: Date },
): Promise<ServiceProof | undefined> {
  const lastUsed = sql<Date>`coalesce(${serviceProofs.provenAt}, ${serviceProofs.startedAt})`;
  const [row] = await db
    .select()
    .from(serviceProofs)
    .where(and(eq(serviceProofs.visitorId, visitorId), gt(lastUsed, since), isNull(serviceProofs.endedAt)))
    .orderBy(desc(serviceProofs.startedAt), desc(serviceProofs.id))
    .limit(1);
  return row;
}

export async function markProven(db: Executor, id: string, provenAt: Date): Promise<void> {
  await db.update(serviceProofs).set({ provenAt }).where(eq(serviceProofs.id, id));
}

export async function endServiceProofs(db: Executor, visitorId: string, endedAt: Date): Promise<void> {
  await db
    .update(serviceProofs)
    .set({ endedAt })
    .where(and(eq(serviceProofs.visitorId, visitorId), isNull(serviceProofs.endedAt)));
}
