import type { Action, OwnedObject } from '../../http/ownership/owned-object';
import type { Principal } from '../../http/ownership/principal';
import { requireOwner } from '../../http/ownership/require-owner';
import type { Services } from '../../http/services';
import { findPolicy, type PolicyRow } from './policy-store';

/** Serviced inside an account or by staff: whether its browser's code is still valid does not matter. */
const ownedPolicy = (row: PolicyRow): OwnedObject & { row: PolicyRow } => ({
  kind: 'policy',
  visitorIds: row.visitorId === null ? [] : [row.visitorId],
  customerId: row.customerId,
  waitsFor: row,
  isVerified: false,
  row,
});

/** @throws ProtocolError notFound, also for another person's policy */
export async function requireOwnPolicy(
  { db }: Pick<Services, 'db'>,
  { principal, id, action }: { principal: Principal; id: string; action: Action },
): Promise<PolicyRow> {
  const row = await findPolicy(db, id);
  const owned = row && ownedPolicy(row);
  requireOwner(principal, owned, action);
  return owned.row;
}
