/** The upload page of whoever holds the link: what is asked, and what came of it. */
import { askedFileKinds } from '@emsal/api/asked-file-kinds';
import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import { returnText } from '@emsal/api/file-return-reasons';
import { neededFilesOutcomes } from '@emsal/api/outcomes/needed-files';
import { findInsurer } from '@emsal/insurers/registry';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CallerContext } from '../../http/context';
import { refusalsOf, type Refusal } from '../../http/refusal';
import { plainHash } from '../../personal-data/keyed-hash';
import { findPolicy } from '../policy/policy-store';
import { findRequest, type RequestRow } from '../service-request/request-store';
import { askedFilesOf, findLink, type AskedFile, type LinkRow } from './asked-file-store';
import { sealFile } from './sealed-file';

export const refuse = refusalsOf(neededFilesOutcomes);

export async function openLink({ db, clock }: CallerContext, hash: string): Promise<LinkRow | Refusal> {
  const link = await findLink(db, plainHash(hash));
  if (!link) return refuse('documentsLinkUnknown');
  return link.expiresAt > clock.now() ? link : refuse('documentsLinkOver');
}

export async function neededFilesOf({ requestId, expiresAt }: LinkRow, context: CallerContext): Promise<NeededFiles> {
  const request = (await findRequest(context.db, requestId))!;
  const policy = request.policyId === null ? undefined : await findPolicy(context.db, request.policyId);
  return {
    lineName: policy ? factsOf(policy.line).name : '',
    firmName: (policy && findInsurer(policy.firmId)?.name) ?? '',
    purpose: purposeOf(request),
    validUntil: expiresAt.toISOString(),
    files: (await askedFilesOf(context.db, requestId)).map((file) => neededFile(file, context)),
  };
}

const purposeOf = ({ kind }: RequestRow): NeededFiles['purpose'] =>
  kind === 'cancellation' || kind === 'addendum' ? kind : 'other';

function neededFile(file: AskedFile, context: CallerContext): NeededFiles['files'][number] {
  const { id, kind, state, reason, name, bytes, changedAt, visitorId } = file;
  const { title, hint, purpose } = askedFileKinds[kind];
  const isOwn = bytes !== null && visitorId === context.visitor!.id;
  return {
    fileId: id,
    title,
    hint,
    purpose,
    name,
    bytes,
    changedAt: changedAt.toISOString(),
    // Releases that know no acceptance read the state alone.
    state: state === 'accepted' ? 'received' : state,
    isAccepted: state === 'accepted',
    reason: state === 'again' ? returnText(reason) : null,
    encryptedFileId: isOwn ? sealFile({ fileId: id, visitorId }, context) : null,
  };
}
