import type { FileReturnReason } from '@emsal/api/file-return-reasons';
import { acceptAskedFile, returnAskedFile } from '../../asked-files/ask-for-files';
import { findAskedFile } from '../../asked-files/asked-file-store';
import { decideRequestFile } from '../../service-request/decide-file';
import type { RequestRow } from '../../service-request/request-store';
import type { DeskContext } from '../desk-context';
import { principalOfStaff } from './move-request';

/** @param of.reason null accepts the file @returns false when there is nothing to decide any more, or it is of another request */
export async function decideFile(
  context: DeskContext,
  request: RequestRow,
  { fileId, reason }: { fileId: string; reason: FileReturnReason | null },
): Promise<boolean> {
  const staff = principalOfStaff(context);
  const asked = await findAskedFile(context.db, fileId);
  if (!asked) return decideRequestFile(context, staff, { requestId: request.id, fileId, reason });
  if (asked.requestId !== request.id) return false;
  return reason === null
    ? acceptAskedFile(context, staff, fileId)
    : returnAskedFile(context, staff, { fileId, reason });
}
