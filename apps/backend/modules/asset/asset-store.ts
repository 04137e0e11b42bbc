import type { VisitId } from '@emsal/api/calls/identifiers';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { visitPolicies, visitVehicles, type StoredVehicle } from '../vehicle/tables';
import { policies } from '../policy/tables';
import { payments } from '../checkout/payment/tables';
import { visits } from '../visit/tables';
import { assetRemovals } from './tables';

export interface VisitedVehicle {
  vehicle: StoredVehicle;
  seenAt: Date;
  /** Last days of the policy that the customer declared, and of the one that was sold here. */
  declaredPolicyEnd: string | null;
  soldPolicyEnd: string | null;
}

/** Vehicles of this person's verified visits, newest first, without the given visit. */
export function visitedVehicles(
  db: Executor,
  { identityHash, visitId }: { identityHash: string; visitId: VisitId },
): Promise<VisitedVehicle[]> {
  return db
    .select({
      vehicle: visitVehicles.vehicle,
      seenAt: visits.createdAt,
      declaredPolicyEnd: visitPolicies.expiryDate,
      soldPolicyEnd: policies.endDate,
    })
    .from(visitVehicles)
    .innerJoin(visits, eq(visits.id, visitVehicles.visitId))
    .leftJoin(visitPolicies, eq(visitPolicies.visitId, visits.id))
    .leftJoin(payments, eq(payments.visitId, visits.id))
    .leftJoin(policies, and(eq(policies.orderId, payments.id), eq(policies.state, 'active')))
    .where(and(eq(visits.verifiedIdentityHash, identityHash), ne(visits.id, visitId)))
    .orderBy(desc(visits.createdAt));
}

export async function removalsOf(db: Executor, identityHash: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(assetRemovals).where(eq(assetRemovals.identityHash, identityHash));
  return new Map(rows.map(({ assetId, removedAt }) => [assetId, removedAt]));
}

export async function addRemoval(db: Executor, removal: typeof assetRemovals.$inferInsert): Promise<void> {
  await db
    .insert(assetRemovals)
    .values(removal)
    .onConflictDoUpdate({ target: [assetRemovals.identityHash, assetRemovals.assetId], set: removal });
}
