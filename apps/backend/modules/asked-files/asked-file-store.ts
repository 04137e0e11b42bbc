/** SQL of the files that are asked of customers. */
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { fileStatesBefore } from '../service-request/file-graph';
import { askedFileLinks, askedFiles } from './tables';

type Row = typeof askedFiles.$inferSelect;
/** Without its content. */
export type AskedFile = Omit<Row, 'content'>;
export type LinkRow = typeof askedFileLinks.$inferSelect;

const { content: _content, ...facts } = getTableColumns(askedFiles);

/** In the order in which they were asked. */
export const askedFilesOf = (db: Executor, requestId: string): Promise<AskedFile[]> =>
  db.select(facts).from(askedFiles).where(eq(askedFiles.requestId, requestId)).orderBy(asc(askedFiles.position));

export async function findAskedFile(db: Executor, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(askedFiles).where(eq(askedFiles.id, id));
  return row;
}

export async function addAskedFiles(tx: Tx, rows: (typeof askedFiles.$inferInsert)[]): Promise<void> {
  await tx.insert(askedFiles).values(rows);
}

/** @returns false when the graph has no such move from the file's state, or it is of another request */
export async function changeAskedFile(
  tx: Tx,
  { id, requestId }: Pick<Row, 'id' | 'requestId'>,
  change: Partial<Row> & Pick<Row, 'state' | 'changedAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(askedFiles)
    .set(change)
    .where(
      and(
        eq(askedFiles.id, id),
        eq(askedFiles.requestId, requestId),
        inArray(askedFiles.state, fileStatesBefore(change.state)),
      ),
    )
    .returning({ id: askedFiles.id });
  return changed.length > 0;
}

export async function addLink(db: Executor, link: LinkRow): Promise<void> {
  await db.insert(askedFileLinks).values(link);
}

export async function findLink(db: Executor, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(askedFileLinks).where(eq(askedFileLinks.tokenHash, tokenHash));
  return row;
}
