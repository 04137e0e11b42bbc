import type { ParsedOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../../http/context';
import { Refusal } from '../../../http/refusal';
import { takeFile } from '../../entry/entry-store';
import { actorOf } from '../../service-request/owned-request';
import { openRequestStates } from '../../service-request/request-graph';
import { addRequestFile } from '../../service-request/request-file-store';
import { lockRequest, moveRequest } from '../../service-request/request-store';
import { refuse } from '../cancellable';
import { requireOwnCancellation } from './own-cancellation';

/** What waited for the file goes on: an employee looks at it. */
export async function addFileToCancellation(
  { encryptedCallId, file, body }: ParsedOf<'POST selfservice/policy/addFileToCall'>,
  context: CallerContext,
): Promise<null | Refusal> {
  const own = await requireOwnCancellation(encryptedCallId, { context, action: 'change' });
  if (own instanceof Refusal) return own;
  const actor = actorOf(own.principal);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { id, state } = (await lockRequest(tx, own.request.id))!;
    if (!openRequestStates.includes(state)) return refuse('requestClosed');
    const taken = await takeFile(tx, { visitorId: context.visitor!.id, purpose: 'requestFile', id: file });
    if (!taken) return refuse('fileGone');
    await addRequestFile(tx, { id: taken.id, requestId: id, content: taken.content, note: body, actor, at });
    if (state === 'waitingForCustomer') await moveRequest(tx, { id, to: 'inReview', actor, at });
    return null;
  });
}
