import type { PdfInfo } from '@emsal/api/calls/self-service/pdf-shapes';
import { pdfLinkOutcomes } from '@emsal/api/outcomes/pdf-link';
import type { LinkedPdf, PdfSource } from '@emsal/api/pdf-pages';
import { findInsurer } from '@emsal/insurers/registry';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { Executor } from '../../db/database';
import type { CallerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import type { DocumentRow } from '../document/document-store';
import { linkedDocument } from '../document/grants';
import { partiesOf } from '../policy/party/party-store';
import type { Party } from '../policy/party/tables';
import { findPolicy, findPolicyOfOrder, type PolicyRow } from '../policy/policy-store';
import { findRequest } from '../service-request/request-store';

export const refuse = refusalsOf(pdfLinkOutcomes);

interface OpenLink {
  document: DocumentRow;
  policy: PolicyRow;
  holder: Party & { identityNo: string };
}

/** Null for an unknown or expired link, and for one to a document of another kind. */
export async function openLink(
  kind: LinkedPdf,
  hash: string,
  context: Pick<CallerContext, 'db' | 'clock'>,
): Promise<OpenLink | null> {
  const document = await linkedDocument(context, hash);
  if (document?.kind !== kind) return null;
  const policy = await policyOf(document, context.db);
  const [holder] = policy ? await partiesOf(context.db, policy.id, 'policyholder') : [];
  const { identityNo } = holder ?? {};
  return policy && identityNo ? { document, policy, holder: { ...holder, identityNo } } : null;
}

/** An addendum belongs to the request that asked for it, a policy to its order. */
async function policyOf({ kind, subjectId }: DocumentRow, db: Executor): Promise<PolicyRow | undefined> {
  if (kind === 'policy') return findPolicyOfOrder(db, subjectId);
  const policyId = (await findRequest(db, subjectId))?.policyId;
  return policyId ? findPolicy(db, policyId) : undefined;
}

export const isCompany = (identityNo: string): boolean => identityNo.length === 10;

export async function linkInfo(
  kind: LinkedPdf,
  { hash, from }: { hash: string; from: PdfSource },
  context: CallerContext,
): Promise<PdfInfo | Refusal> {
  const link = await openLink(kind, hash, context);
  context.log.info({ kind, from, isOpen: link !== null }, 'a link to a PDF was followed');
  if (!link) return refuse('pdfLinkOver');
  const { firmId, line } = link.policy;
  return {
    firmId,
    firmName: findInsurer(firmId)?.name ?? '',
    lineName: factsOf(line).name,
    isCompany: isCompany(link.holder.identityNo),
  };
}
