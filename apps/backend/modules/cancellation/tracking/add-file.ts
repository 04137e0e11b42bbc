import type { ParsedOf } from '@emsal/api/calls/table';
import { documentReasons, fileReturned, type AskedDocument } from '@emsal/api/request-reasons';
import type { Tx } from '../../../db/database';
import type { CallerContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import { takeFile } from '../../entry/entry-store';
import type { Actor } from '../../policy/event/tables';
import { isOpenToCustomer } from '../../service-request/file-graph';
import { actorOf } from '../../service-request/owned-request';
import { openRequestStates } from '../../service-request/request-graph';
import { addRequestFile, changeRequestFile, filesOfRequest } from '../../service-request/request-file-store';
import { lockRequest, moveRequest, movesOf } from '../../service-request/request-store';
import { refuse } from '../cancellable';
import { requireOwnCancellation } from './own-cancellation';

interface Added {
  requestId: string;
  /** Of a file that was returned: this one takes its place. */
  returnedFileId: string | undefined;
  content: Buffer;
  id: string;
  body: string;
  actor: Actor;
  at: Date;
}

/** What waited for the file goes on: an employee looks at it. */
export async function addFileToCancellation(
  { encryptedCallId, file, body, returnedFileId }: ParsedOf<'POST selfservice/policy/addFileToCall'>,
  context: CallerContext,
): Promise<null | Refusal> {
  const own = await requireOwnCancellation(encryptedCallId, { context, action: 'change' });
  if (own instanceof Refusal) return own;
  const by = { actor: actorOf(own.principal), at: context.clock.now() };
  return context.db.transaction(async (tx) => {
    const { id: requestId, state } = (await lockRequest(tx, own.request.id))!;
    if (!openRequestStates.includes(state)) return refuse('requestClosed');
    const taken = await takeFile(tx, { visitorId: context.visitor!.id, purpose: 'requestFile', id: file });
    if (!taken) return refuse('fileGone');
    const { id, content } = taken;
    if (!(await store(tx, { requestId, returnedFileId, id, content, body, ...by }))) return refuse('fileGone');
    if (state === 'waitingForCustomer' && !(await isMoreMissing(tx, requestId, returnedFileId)))
      await moveRequest(tx, { id: requestId, to: 'inReview', ...by });
    return null;
  });
}

/** @returns false when the file that it replaces was not returned */
async function store(tx: Tx, { returnedFileId, body: note, at, ...file }: Added): Promise<boolean> {
  const { requestId, content } = file;
  if (returnedFileId !== undefined) {
    const sent = { state: 'received', reason: null, content, changedAt: at } as const;
    return changeRequestFile(tx, { id: returnedFileId, requestId }, sent);
  }
  await addRequestFile(tx, { ...file, note, at, kind: kindOf(await lastReason(tx, requestId)) });
  return true;
}

const lastReason = async (tx: Tx, requestId: string): Promise<string | null> =>
  (await movesOf(tx, requestId)).at(-1)?.reason ?? null;

/** What was asked for last, where that is a single file. */
function kindOf(reason: string | null) {
  if (reason === null || !(reason in documentReasons)) return null;
  const { files } = documentReasons[reason as AskedDocument];
  return files.length === 1 ? files[0] : null;
}

/** A returned file, or what an employee asks for besides. */
async function isMoreMissing(tx: Tx, requestId: string, returnedFileId: string | undefined): Promise<boolean> {
  if ((await filesOfRequest(tx, requestId)).some(isOpenToCustomer)) return true;
  return returnedFileId !== undefined && (await lastReason(tx, requestId)) !== fileReturned;
}
