/** What the customer sent for a request: at its tracking, or by the link that asked for single files. */
import type { Executor } from '../../../db/database';
import { askedFilesOf, findAskedFile } from '../../asked-files/asked-file-store';
import { askedFileKinds } from '../../asked-files/asked-files.texts';
import { isOpenToCustomer } from '../../asked-files/is-open-to-customer';
import { fileKinds } from '../../entry/file-kinds';
import { filesOfRequest, findRequestFile } from '../../service-request/request-file-store';
import type { RequestRow } from '../../service-request/request-store';

/** Oldest first, without contents. */
export async function filesFor({ id }: RequestRow, db: Executor) {
  const asked = (await askedFilesOf(db, id)).filter((file) => !isOpenToCustomer(file));
  const named = asked.map(({ id, kind, changedAt: at }) => ({ id, at, note: askedFileKinds[kind].title }));
  return [...(await filesOfRequest(db, id)), ...named].sort((one, other) => one.at.getTime() - other.at.getTime());
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
