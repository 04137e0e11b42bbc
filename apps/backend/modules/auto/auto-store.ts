import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { visitAccessories, visitPolicies, visitVehicles, type StoredVehicle } from './tables';

type StoredPolicy = typeof visitPolicies.$inferSelect;

export async function saveVehicle(db: Executor, row: { visitId: string; vehicle: StoredVehicle }): Promise<void> {
  await db.insert(visitVehicles).values(row).onConflictDoUpdate({ target: visitVehicles.visitId, set: row });
}

export async function savePolicy(db: Executor, row: StoredPolicy): Promise<void> {
  await db.insert(visitPolicies).values(row).onConflictDoUpdate({ target: visitPolicies.visitId, set: row });
}

export async function readVehicle(db: Executor, visitId: string): Promise<StoredVehicle | undefined> {
  const [row] = await db.select().from(visitVehicles).where(eq(visitVehicles.visitId, visitId));
  return row?.vehicle;
}

/** Replaces all accessories of the visit. */
export async function replaceAccessories(
  tx: Tx,
  visitId: string,
  accessories: readonly { code: string; amount: number }[],
): Promise<void> {
  await tx.delete(visitAccessories).where(eq(visitAccessories.visitId, visitId));
  if (accessories.length > 0)
    await tx.insert(visitAccessories).values(accessories.map((accessory) => ({ visitId, ...accessory })));
}
