/** SQL of entries and their files. */
import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { entryFiles, formEntries, type EntryKind } from './tables';

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

/** Of this browser only, and not sent yet. */
export async function unsentFile(db: Executor, key: FileKey & { id: string }): Promise<EntryFile | undefined> {
  const [row] = await db
    .select()
    .from(entryFiles)
    .where(and(unsent(key), eq(entryFiles.id, key.id)));
  return row;
}

/** Of this browser only, and not sent yet: it is kept elsewhere from now on. */
export async function takeFile(tx: Tx, key: FileKey & { id: string }): Promise<EntryFile | undefined> {
  const [taken] = await tx
    .delete(entryFiles)
    .where(and(unsent(key), eq(entryFiles.id, key.id)))
    .returning();
  return taken;
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

/** Of whoever may enter once, in a form that is no campaign. */
export async function findEntryOf(
  db: Executor,
  { kind, entrantKey }: { kind: EntryKind; entrantKey: string },
): Promise<EntryRow | undefined> {
  const isOne = and(eq(formEntries.kind, kind), eq(formEntries.campaign, ''), eq(formEntries.entrantKey, entrantKey));
  const [row] = await db.select().from(formEntries).where(isOne);
  return row;
}

export async function fileOfEntry(db: Executor, entryId: string): Promise<EntryFile | undefined> {
  const [row] = await db.select().from(entryFiles).where(eq(entryFiles.entryId, entryId));
  return row;
}

interface Listed {
  kinds: readonly EntryKind[];
  isDone: boolean;
}
const listed = ({ kinds, isDone }: Listed) =>
  and(inArray(formEntries.kind, [...kinds]), isDone ? isNotNull(formEntries.doneAt) : isNull(formEntries.doneAt));

/** Newest first. @param page from 1 */
export const listEntries = (
  db: Executor,
  { page, size, ...which }: Listed & { page: number; size: number },
): Promise<EntryRow[]> =>
  db
    .select()
    .from(formEntries)
    .where(listed(which))
    .orderBy(desc(formEntries.enteredAt), desc(formEntries.id))
    .limit(size)
    .offset((page - 1) * size);

export async function countEntries(db: Executor, which: Listed): Promise<number> {
  const [row] = await db.select({ total: count() }).from(formEntries).where(listed(which));
  return row!.total;
}

/** Null opens the entry again. @returns false when somebody else was first */
export async function markEntry(db: Executor, id: string, done: { at: Date; by: string } | null): Promise<boolean> {
  const marked = await db
    .update(formEntries)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where(and(eq(formEntries.id, id), done ? isNull(formEntries.doneAt) : isNotNull(formEntries.doneAt)))
    .returning({ id: formEntries.id });
  return marked.length > 0;
}

export async function hasFile(db: Executor, entryId: string): Promise<boolean> {
  const rows = await db.select({ id: entryFiles.id }).from(entryFiles).where(eq(entryFiles.entryId, entryId));
  return rows.length > 0;
}
