import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { shownFiles } from './tables';

export type DisclosureFile = typeof shownFiles.$inferSelect;
export type FileKey = Pick<DisclosureFile, 'line' | 'kind' | 'textVersion'>;

/** The first file of a version is kept. */
export async function addDisclosureFile(db: Executor, file: DisclosureFile): Promise<void> {
  await db.insert(shownFiles).values(file).onConflictDoNothing();
}

export async function readDisclosureFile(
  db: Executor,
  { line, kind, textVersion }: FileKey,
): Promise<DisclosureFile | undefined> {
  const [row] = await db
    .select()
    .from(shownFiles)
    .where(and(eq(shownFiles.line, line), eq(shownFiles.kind, kind), eq(shownFiles.textVersion, textVersion)));
  return row;
}
