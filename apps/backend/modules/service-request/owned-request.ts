import type { Services } from '../../http/services';
import type { Action, OwnedObject } from '../../http/ownership/owned-object';
import type { Principal } from '../../http/ownership/principal';
import { requireOwner } from '../../http/ownership/require-owner';
import type { Actor } from '../policy/event/tables';
import { findRequest, type RequestRow } from './request-store';

export const ownedRequest = (row: RequestRow): OwnedObject & { row: RequestRow } => ({
  kind: 'serviceRequest',
  // Followed from any browser, inside the account or with a code.
  visitorIds: [],
  customerId: row.customerId,
  waitsFor: row,
  isVerified: false,
  row,
});

/** @throws ProtocolError notFound, also for another person's request */
export async function requireOwnRequest(
  { db }: Pick<Services, 'db'>,
  { principal, id, action }: { principal: Principal; id: string; action: Action },
): Promise<RequestRow> {
  const row = await findRequest(db, id);
  const owned = row && ownedRequest(row);
  requireOwner(principal, owned, action);
  return owned.row;
}

/** How a principal is named in events and moves. */
export function actorOf(principal: Principal): Actor {
  if (principal.kind === 'customer') return { kind: 'customer', id: principal.customerId };
  if (principal.kind === 'proven') return { kind: 'person' };
  return principal.kind === 'staff' ? { kind: 'staff', id: principal.staffId } : { kind: 'system' };
}
