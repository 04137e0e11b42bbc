/** Pages of a notarised sale: uploaded before the application, which takes them over. */
import type { Tx } from '../../db/database';
import type { CallerContext } from '../../http/context';
import { takeFile, unsentFile, type EntryFile } from '../entry/entry-store';
import { addRequestFile } from '../service-request/request-file-store';
import type { RequestRow } from '../service-request/request-store';

const purposes = ['salePage1', 'salePage2'] as const;
const pageOf = ({ purpose }: EntryFile) => purposes.find((page) => page === purpose) ?? null;

/** @returns null when this browser has uploaded one of them not at all, or sent it already */
export async function unsentPages(
  files: readonly string[],
  { db, visitor }: CallerContext,
): Promise<EntryFile[] | null> {
  const keys = files.map((id) => purposes.map((purpose) => ({ visitorId: visitor!.id, purpose, id })));
  const pages = await Promise.all(
    keys.map(async (ofFile) => (await Promise.all(ofFile.map((key) => unsentFile(db, key)))).find((row) => row)),
  );
  return pages.every((page) => page !== undefined) ? pages : null;
}

/** Of two applications at once only one gets them. */
export async function takePages(tx: Tx, pages: readonly EntryFile[], request: RequestRow): Promise<void> {
  const { id: requestId, openedBy: actor, createdAt: at } = request;
  for (const page of pages) {
    const taken = await takeFile(tx, page);
    if (taken)
      await addRequestFile(tx, {
        id: taken.id,
        requestId,
        content: taken.content,
        note: '',
        actor,
        at,
        kind: pageOf(taken),
      });
  }
}
