import type { VisitId } from '@emsal/api/calls/identifiers';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { payers } from './tables';

export async function savePayerRow(db: Executor, payer: typeof payers.$inferInsert): Promise<void> {
  const { visitId: _visitId, ...change } = payer;
  await db.insert(payers).values(payer).onConflictDoUpdate({ target: payers.visitId, set: change });
}

export async function markPayerVerified(db: Executor, visitId: VisitId, verifiedAt: Date): Promise<void> {
  await db.update(payers).set({ verifiedAt }).where(eq(payers.visitId, visitId));
}

export async function forgetPayer(db: Executor, visitId: VisitId): Promise<void> {
  await db.delete(payers).where(eq(payers.visitId, visitId));
}

export async function findPayer(db: Executor, visitId: VisitId): Promise<typeof payers.$inferSelect | undefined> {
  const [row] = await db.select().from(payers).where(eq(payers.visitId, visitId));
  return row;
}
