/** What an employee makes of a file that came with a request: it is accepted, or returned with a reason. */
import type { FileReturnReason } from '@emsal/api/file-return-reasons';
import { fileReturned } from '@emsal/api/request-reasons';
import type { Tx } from '../../db/database';
import type { StaffPrincipal } from '../../http/ownership/principal';
import type { Services } from '../../http/services';
import { takesVerdicts } from './file-graph';
import { sendMoveNotice } from './move-notice/move-notice';
import { actorOf, requireOwnRequest } from './owned-request';
import { changeRequestFile } from './request-file-store';
import { lockRequest, moveRequest } from './request-store';
import { settleSeconds } from './settle-seconds';

type DecideContext = Pick<Services, 'db' | 'clock' | 'jobs'>;
interface Decided {
  requestId: string;
  fileId: string;
  /** Null accepts it. */
  reason: FileReturnReason | null;
}

/** @returns false when there is nothing to decide any more */
export async function decideRequestFile(
  context: DecideContext,
  staff: StaffPrincipal,
  { requestId, fileId, reason }: Decided,
): Promise<boolean> {
  await requireOwnRequest(context, { principal: staff, id: requestId, action: 'change' });
  const at = context.clock.now();
  const change = { state: reason === null ? 'accepted' : 'again', reason, changedAt: at } as const;
  return context.db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request || !takesVerdicts(request.state)) return false;
    if (!(await changeRequestFile(tx, { id: fileId, requestId }, change))) return false;
    if (reason !== null) await waitForAnother(tx, context, { requestId, staff, at });
    return true;
  });
}

/** The customer is told in the same transaction. */
async function waitForAnother(
  tx: Tx,
  { jobs }: DecideContext,
  { requestId, staff, at }: { requestId: string; staff: StaffPrincipal; at: Date },
): Promise<void> {
  const to = 'waitingForCustomer';
  await moveRequest(tx, { id: requestId, to, reason: fileReturned, actor: actorOf(staff), at });
  await sendMoveNotice(jobs, { requestId, to, pressedAt: at.toISOString() }, { tx, startAfter: settleSeconds });
}
