import { principalOf } from '../../http/ownership/principal';
import { requireOwner } from '../../http/ownership/require-owner';
import type { Visitor } from '../../http/principals';
import type { Services } from '../../http/services';
import { isVisitVerified } from '../visit/own-visit';
import { findDocument, type DocumentRow } from './document-store';

/** @throws ProtocolError notFound, also for another person's document */
export async function requireOwnDocument(
  services: Pick<Services, 'db' | 'clock'>,
  visitor: Visitor,
  id: string,
): Promise<DocumentRow> {
  const row = await findDocument(services.db, id);
  const owned = row && {
    kind: 'document' as const,
    visitorIds: [row.visitorId],
    customerId: row.customerId,
    isVerified: await isVisitVerified(services, row.visitId),
    row,
  };
  requireOwner(principalOf(visitor), owned, 'read');
  return owned.row;
}
