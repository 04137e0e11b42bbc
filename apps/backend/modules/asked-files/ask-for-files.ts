/** What employees do: they ask for files, look at what came, accept or return it. Asking and returning send the link. */
import type { AskedFileKind } from '@emsal/api/asked-file-kinds';
import type { FileReturnReason } from '@emsal/api/file-return-reasons';
import { askedByLink } from '@emsal/api/request-reasons';
import type { Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { StaffPrincipal } from '../../http/ownership/principal';
import { ProtocolError } from '../../http/protocol-error';
import type { Services } from '../../http/services';
import { takesVerdicts } from '../service-request/file-graph';
import { openPolicyRequest } from '../service-request/open-request';
import { actorOf, requireOwnRequest } from '../service-request/owned-request';
import { lockRequest, moveRequest, type RequestRow } from '../service-request/request-store';
import { takeRequest } from '../service-request/work-on-request';
import { addAskedFiles, askedFilesOf, changeAskedFile, findAskedFile, type AskedFile } from './asked-file-store';
import { sendAsking } from './asking-messages';

type AskContext = Pick<Services, 'db' | 'clock' | 'jobs'>;

/** For a policy, without a request of the customer. @returns the request that asks; null where it could not be taken */
export async function askForPolicy(
  context: AskContext,
  staff: StaffPrincipal,
  { policyId, kinds }: { policyId: string; kinds: readonly AskedFileKind[] },
): Promise<RequestRow | null> {
  const details = { kind: 'documents', asked: kinds } as const;
  const request = await openPolicyRequest(context, staff, { policyId, details });
  const taken = request && (await takeRequest(context, staff, request.id));
  return taken && askForFiles(context, staff, { requestId: taken.id, kinds });
}

/** For a request that somebody reviews or that waits for the customer already. @returns null in any other state */
export async function askForFiles(
  context: AskContext,
  staff: StaffPrincipal,
  { requestId, kinds }: { requestId: string; kinds: readonly AskedFileKind[] },
): Promise<RequestRow | null> {
  await requireOwnRequest(context, { principal: staff, id: requestId, action: 'change' });
  const changedAt = context.clock.now();
  return context.db.transaction(async (tx) => {
    const waiting = await waitForCustomer(tx, context, { requestId, staff, at: changedAt, isReturn: false });
    if (!waiting) return null;
    const before = (await askedFilesOf(tx, requestId)).length;
    const rows = kinds.map((kind, at) => ({ id: randomId(), requestId, position: before + at, kind, changedAt }));
    await addAskedFiles(
      tx,
      rows.map((row) => ({ ...row, state: 'waiting' as const })),
    );
    return waiting;
  });
}

/** @returns false when there is nothing to return */
export async function returnAskedFile(
  context: AskContext,
  staff: StaffPrincipal,
  { fileId, reason }: { fileId: string; reason: FileReturnReason },
): Promise<boolean> {
  const { requestId } = await requireAskedFile(context, { staff, fileId, action: 'change' });
  const at = context.clock.now();
  const change = { state: 'again', reason, changedAt: at } as const;
  return context.db.transaction(async (tx) => {
    if (!(await isInHand(tx, requestId))) return false;
    return (
      (await changeAskedFile(tx, { id: fileId, requestId }, change)) &&
      (await waitForCustomer(tx, context, { requestId, staff, at, isReturn: true })) !== null
    );
  });
}

/** @returns false when nothing was received */
export async function acceptAskedFile(context: AskContext, staff: StaffPrincipal, fileId: string): Promise<boolean> {
  const { requestId } = await requireAskedFile(context, { staff, fileId, action: 'change' });
  const change = { state: 'accepted', reason: null, changedAt: context.clock.now() } as const;
  return context.db.transaction(
    async (tx) => (await isInHand(tx, requestId)) && changeAskedFile(tx, { id: fileId, requestId }, change),
  );
}

async function isInHand(tx: Tx, requestId: string): Promise<boolean> {
  const request = await lockRequest(tx, requestId);
  return request !== undefined && takesVerdicts(request.state);
}

/** With its content. @throws ProtocolError notFound */
export async function requireAskedFile(
  context: Pick<Services, 'db'>,
  { staff, fileId, action }: { staff: StaffPrincipal; fileId: string; action: 'read' | 'change' },
): Promise<AskedFile & { content: Buffer | null }> {
  const file = await findAskedFile(context.db, fileId);
  if (!file) throw new ProtocolError('notFound');
  await requireOwnRequest(context, { principal: staff, id: file.requestId, action });
  return file;
}

/** The link goes out in the same transaction. */
async function waitForCustomer(
  tx: Tx,
  { jobs }: AskContext,
  { requestId, staff, at, isReturn }: { requestId: string; staff: StaffPrincipal; at: Date; isReturn: boolean },
): Promise<RequestRow | null> {
  const now = await lockRequest(tx, requestId);
  const move = { id: requestId, to: 'waitingForCustomer', reason: askedByLink } as const;
  const waiting =
    now?.state === 'waitingForCustomer' ? now : await moveRequest(tx, { ...move, actor: actorOf(staff), at });
  if (waiting) await sendAsking(jobs, { requestId, pressedAt: at, isReturn }, tx);
  return waiting;
}
