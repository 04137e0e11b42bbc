/** SQL of entries and their files. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { entryFiles, formEntries } from './tables';

export type EntryRow = typeof formEntries.$inferSelect;
export type EntryFile = typeof entryFiles.$inferSelect;
type FileKey = Pick<EntryFile, 'visitorId' | 'purpose'>;

const unsent = ({ visitorId, purpose }: FileKey) =>
  and(eq(entryFiles.visitorId, visitorId), eq(entryFiles.purpose, purpose), isNull(entryFiles.entryId));

/** Replaces the browser's earlier file for the same form. */
export async function saveEntryFile(tx: Tx, row: typeof entryFiles.$inferInsert): Promise<void> {
  await tx.delete(entryFiles).where(unsent(row));
  await tx.insert(entryFiles).values(row);
}

/** Of this browser only, and not sent yet. */
export async function attachFile(tx: Tx, key: FileKey & { id: string }, entryId: string): Promise<boolean> {
  const attached = await tx
    .update(entryFiles)
    .set({ entryId })
    .where(and(unsent(key), eq(entryFiles.id, key.id)))
    .returning({ id: entryFiles.id });
  return attached.length > 0;
}

/** @returns false when whoever may enter once has entered */
export async function addEntry(tx: Tx, row: typeof formEntries.$inferInsert): Promise<boolean> {
  const added = await tx.insert(formEntries).values(row).onConflictDoNothing().returning({ id: formEntries.id });
  return added.length > 0;
}

export async function findEntry(db: Executor, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(formEntries).where(eq(formEntries.id, id));
  return row;
}

export async function fileOfEntry(db: Executor, entryId: string): Promise<EntryFile | undefined> {
  const [row] = await db.select().from(entryFiles).where(eq(entryFiles.entryId, entryId));
  return row;
}
