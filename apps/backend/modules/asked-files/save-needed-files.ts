import { askedFileKinds } from '@emsal/api/asked-file-kinds';
import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import type { ParsedOf } from '@emsal/api/calls/table';
import type { Tx } from '../../db/database';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { takeFile } from '../entry/entry-store';
import { isOpenToCustomer } from '../service-request/file-graph';
import { lockRequest, moveRequest } from '../service-request/request-store';
import { askedFilesOf, changeAskedFile } from './asked-file-store';
import { neededFilesOf, openLink, refuse } from './needed-files';

type Input = ParsedOf<'POST selfservice/formdata/SaveCustomerNeededFiles'>;

/** All or none. Once nothing is missing, the request goes back to the employee. */
export async function saveNeededFiles({ hash, files }: Input, context: CallerContext): Promise<NeededFiles | Refusal> {
  const link = await openLink(context, hash);
  if (link instanceof Refusal) return link;
  const { requestId } = link;
  const saved = await context.db.transaction(async (tx) => {
    await lockRequest(tx, requestId);
    for (const file of files) if (!(await receive(tx, { requestId, ...file }, context))) return false;
    await goOn(tx, requestId, context);
    return true;
  });
  return saved ? neededFilesOf(link, context) : refuse('fileNotReceived');
}

async function receive(
  tx: Tx,
  { requestId, fileId, uploadId, name }: Input['files'][number] & { requestId: string },
  { clock, visitor }: CallerContext,
): Promise<boolean> {
  const asked = (await askedFilesOf(tx, requestId)).find(({ id }) => id === fileId);
  if (!asked || !isOpenToCustomer(asked)) return false;
  const { id: visitorId } = visitor!;
  const { purpose } = askedFileKinds[asked.kind];
  const taken = await takeFile(tx, { visitorId, purpose, id: uploadId });
  if (!taken) return false;
  const { content } = taken;
  return changeAskedFile(
    tx,
    { id: fileId, requestId },
    { state: 'received', reason: null, name, content, bytes: content.length, visitorId, changedAt: clock.now() },
  );
}

async function goOn(tx: Tx, requestId: string, { clock }: CallerContext): Promise<void> {
  if ((await askedFilesOf(tx, requestId)).some(isOpenToCustomer)) return;
  const move = { id: requestId, to: 'inReview', reason: 'documentsReceived' } as const;
  await moveRequest(tx, { ...move, actor: { kind: 'customer' }, at: clock.now() });
}
