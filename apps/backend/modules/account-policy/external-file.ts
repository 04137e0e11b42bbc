/** The PDF of an external policy: uploaded as the file of a form is, then a document of the customer. */
import { ownedByNobody } from '../../customers/owner';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { CustomerContext } from '../../http/context';
import { addDocument, deleteDocument } from '../document/document-store';
import { takeFile } from '../entry/entry-store';
import { setExternalDocument, type ExternalPolicy } from './external-policy-store';

type FileContext = Pick<CustomerContext, 'visitor' | 'customerId' | 'clock'>;

/** Replaces the former one. @returns false when this browser has uploaded no such file */
export async function attachPdf(
  tx: Tx,
  policy: Pick<ExternalPolicy, 'id' | 'policyNo'> & { documentId: string | null },
  { file, visitor, customerId, clock }: FileContext & { file: string },
): Promise<boolean> {
  const taken = await takeFile(tx, { visitorId: visitor.id, purpose: 'externalPolicy', id: file });
  if (!taken) return false;
  await detachPdf(tx, policy);
  const id = randomId();
  await addDocument(tx, {
    ...ownedByNobody,
    customerId,
    id,
    visitorId: visitor.id,
    visitId: null,
    subjectId: policy.id,
    kind: 'external',
    name: `Poliçe ${policy.policyNo}`,
    content: taken.content,
    createdAt: clock.now(),
  });
  await setExternalDocument(tx, policy.id, id);
  return true;
}

export async function detachPdf(
  tx: Tx,
  { id, documentId }: Pick<ExternalPolicy, 'id'> & { documentId: string | null },
): Promise<void> {
  if (documentId === null) return;
  await setExternalDocument(tx, id, null);
  await deleteDocument(tx, documentId);
}
