import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { shownFiles } from './tables';

export type ShownFile = typeof shownFiles.$inferSelect;
export type FileKey = Pick<ShownFile, 'line' | 'kind' | 'textVersion'>;

/** The first file of a version stays. */
export async function addShownFile(db: Executor, file: ShownFile): Promise<void> {
  await db.insert(shownFiles).values(file).onConflictDoNothing();
}

export async function readShownFile(
  db: Executor,
  { line, kind, textVersion }: FileKey,
): Promise<ShownFile | undefined> {
  const [row] = await db
    .select()
    .from(shownFiles)
    .where(and(eq(shownFiles.line, line), eq(shownFiles.kind, kind), eq(shownFiles.textVersion, textVersion)));
  return row;
}
