import type { VisitId } from '@emsal/api/calls/identifiers';
import { ownerOf } from '../../customers/customer-store';
import { proveRowsOfVisit } from '../../customers/owned-tables';
import { proofOf, type Contact } from '../../customers/owner';
import type { Executor } from '../../db/database';
import { setVisitOwner } from './visit-store';

/** After a correct code: the visit and its rows carry what was proven, and the customer whose telephone it is. */
export async function proveVisit(tx: Executor, visitId: VisitId, contact: Contact): Promise<void> {
  const owner = await ownerOf(tx, proofOf(contact));
  await setVisitOwner(tx, visitId, owner);
  await proveRowsOfVisit(tx, visitId, owner);
}
