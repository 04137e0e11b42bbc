/** SQL of the files that customers sent with a request. */
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { fileStatesBefore } from './file-graph';
import { serviceRequestFiles } from './tables';

export type RequestFile = typeof serviceRequestFiles.$inferSelect;
/** Without the picture. */
export type SentFile = Omit<RequestFile, 'content'>;

export async function addRequestFile(tx: Executor, file: typeof serviceRequestFiles.$inferInsert): Promise<void> {
  await tx.insert(serviceRequestFiles).values(file);
}

const { content: _content, ...facts } = getTableColumns(serviceRequestFiles);

/** Oldest first. */
export const filesOfRequest = (db: Executor, requestId: string): Promise<SentFile[]> =>
  db
    .select(facts)
    .from(serviceRequestFiles)
    .where(eq(serviceRequestFiles.requestId, requestId))
    .orderBy(asc(serviceRequestFiles.at), asc(serviceRequestFiles.id));

export async function findRequestFile(db: Executor, named: string): Promise<RequestFile | undefined> {
  const [row] = await db.select().from(serviceRequestFiles).where(eq(serviceRequestFiles.id, named));
  return row;
}

/** @returns false when the graph has no such move from the file's state, or it is of another request */
export async function changeRequestFile(
  tx: Tx,
  { id, requestId }: Pick<RequestFile, 'id' | 'requestId'>,
  change: Partial<RequestFile> & Pick<RequestFile, 'state' | 'changedAt'>,
): Promise<boolean> {
  const { id: ofId, requestId: ofRequest, state } = serviceRequestFiles;
  const isMeant = and(eq(ofId, id), eq(ofRequest, requestId), inArray(state, fileStatesBefore(change.state)));
  const changed = await tx.update(serviceRequestFiles).set(change).where(isMeant).returning({ id: ofId });
  return changed.length > 0;
}
