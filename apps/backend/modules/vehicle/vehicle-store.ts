import type { VisitId } from '@emsal/api/calls/identifiers';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visitPolicies, visitVehicles, type StoredVehicle } from './tables';

type StoredPolicy = typeof visitPolicies.$inferSelect;

export async function saveVehicle(db: Executor, row: { visitId: VisitId; vehicle: StoredVehicle }): Promise<void> {
  await db.insert(visitVehicles).values(row).onConflictDoUpdate({ target: visitVehicles.visitId, set: row });
}

export async function savePolicy(db: Executor, row: StoredPolicy): Promise<void> {
  await db.insert(visitPolicies).values(row).onConflictDoUpdate({ target: visitPolicies.visitId, set: row });
}

export async function readVehicle(db: Executor, visitId: VisitId): Promise<StoredVehicle | undefined> {
  const [row] = await db.select().from(visitVehicles).where(eq(visitVehicles.visitId, visitId));
  return row?.vehicle;
}
