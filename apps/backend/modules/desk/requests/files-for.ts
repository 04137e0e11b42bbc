/** What the customer sent for a request: at its tracking, or by the link that asked for single files. */
import { askedFileFacts, askedFileKinds } from '@emsal/api/asked-file-kinds';
import type { FileVerdict, RequestFile } from '@emsal/api/desk/request-shapes';
import type { FileState } from '@emsal/api/request-states';
import type { Executor } from '../../../db/database';
import { askedFilesOf, findAskedFile, type AskedFile } from '../../asked-files/asked-file-store';
import { fileKinds } from '../../entry/file-kinds';
import { canMoveFile, takesVerdicts } from '../../service-request/file-graph';
import { filesOfRequest, findRequestFile, type SentFile } from '../../service-request/request-file-store';
import type { RequestRow } from '../../service-request/request-store';

type File = Omit<RequestFile, 'verdicts'>;

const sent = ({ id, kind, state, reason, at, changedAt, note }: SentFile): File => ({
  id,
  state,
  reason,
  note,
  isHere: true,
  title: askedFileFacts(kind).title,
  at: (changedAt ?? at).toISOString(),
});
const asked = ({ id, kind, state, reason, bytes, changedAt }: AskedFile): File => ({
  id,
  state,
  reason,
  note: '',
  isHere: bytes !== null,
  title: askedFileKinds[kind].title,
  at: changedAt.toISOString(),
});

const verdicts: readonly FileVerdict[] = ['accepted', 'again'];
const verdictsOn = (from: FileState): FileVerdict[] => verdicts.filter((to) => canMoveFile(from, to));

/** In the order in which they were sent or asked for. @param mayDecide whether the reader has the request in hand */
export async function filesFor({ id, state }: RequestRow, mayDecide: boolean, db: Executor): Promise<RequestFile[]> {
  const files = [...(await filesOfRequest(db, id)).map(sent), ...(await askedFilesOf(db, id)).map(asked)];
  const isOpen = mayDecide && takesVerdicts(state);
  return files.map((file) => ({ ...file, verdicts: isOpen ? verdictsOn(file.state) : [] }));
}

/** Undefined for a file of another request. */
export async function readFileFor({ id }: RequestRow, named: string, db: Executor) {
  const file = await findRequestFile(db, named);
  if (file) return file.requestId === id ? { ...fileKinds.requestFile, content: file.content } : undefined;
  const asked = await findAskedFile(db, named);
  return asked?.content && asked.requestId === id
    ? { ...fileKinds[askedFileKinds[asked.kind].purpose], content: asked.content }
    : undefined;
}
