import { principalOf } from '../../http/ownership/principal';
import { requireOwner } from '../../http/ownership/require-owner';
import type { CustomerContext } from '../../http/context';
import { findExternalPolicy, type ExternalPolicy } from './external-policy-store';

/** @throws ProtocolError notFound, also for another customer's policy */
export async function requireOwnExternalPolicy(
  id: string,
  { db, visitor }: Pick<CustomerContext, 'db' | 'visitor'>,
): Promise<ExternalPolicy> {
  const row = await findExternalPolicy(db, id);
  const owned = row && {
    kind: 'account' as const,
    visitorIds: [],
    customerId: row.customerId,
    isVerified: false,
    row,
  };
  requireOwner(principalOf(visitor), owned, 'change');
  return owned.row;
}
