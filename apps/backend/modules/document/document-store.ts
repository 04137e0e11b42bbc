import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { documentGrants, documents } from './tables';

export type DocumentRow = typeof documents.$inferSelect;
export type GrantRow = typeof documentGrants.$inferSelect;

/** @returns false when the subject already has a document of this kind */
export async function addDocument(
  db: Executor,
  document: Omit<typeof documents.$inferInsert, 'sha256'>,
): Promise<boolean> {
  const sha256 = createHash('sha256').update(document.content).digest('hex');
  const rows = await db
    .insert(documents)
    .values({ ...document, sha256 })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  return rows.length === 1;
}

export async function findDocument(db: Executor, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

export async function findDocumentOf(db: Executor, subjectId: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.subjectId, subjectId));
  return row;
}

/** With the permissions to fetch it. */
export async function deleteDocument(tx: Tx, id: string): Promise<void> {
  await tx.delete(documentGrants).where(eq(documentGrants.documentId, id));
  await tx.delete(documents).where(eq(documents.id, id));
}

export async function addGrant(db: Executor, grant: Omit<GrantRow, 'usedAt' | 'triesLeft'>): Promise<void> {
  await db.insert(documentGrants).values(grant);
}

export async function findMailGrant(db: Executor, tokenHash: string, now: Date): Promise<GrantRow | undefined> {
  const [row] = await db
    .select()
    .from(documentGrants)
    .where(
      and(eq(documentGrants.tokenHash, tokenHash), eq(documentGrants.kind, 'mail'), gt(documentGrants.expiresAt, now)),
    );
  return row;
}

export async function findDownloadGrant(db: Executor, tokenHash: string): Promise<GrantRow | undefined> {
  const [row] = await db
    .select()
    .from(documentGrants)
    .where(and(eq(documentGrants.tokenHash, tokenHash), eq(documentGrants.kind, 'download')));
  return row;
}

/** Before the answer is compared, so that of parallel guesses no more than these count. @returns the tries that remain; null without one */
export async function spendTry(db: Executor, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .update(documentGrants)
    .set({ triesLeft: sql`${documentGrants.triesLeft} - 1` })
    .where(and(eq(documentGrants.tokenHash, tokenHash), gt(documentGrants.triesLeft, 0)))
    .returning({ triesLeft: documentGrants.triesLeft });
  return row?.triesLeft ?? null;
}

/** The answer was not wrong. */
export async function returnTry(db: Executor, tokenHash: string): Promise<void> {
  await db
    .update(documentGrants)
    .set({ triesLeft: sql`${documentGrants.triesLeft} + 1` })
    .where(eq(documentGrants.tokenHash, tokenHash));
}

/** One statement, so that of two concurrent downloads only one gets the document. @param documentId of this document only */
export async function spendGrant(
  db: Executor,
  { tokenHash, documentId, now }: { tokenHash: string; documentId?: string; now: Date },
): Promise<GrantRow | undefined> {
  const isUsable = and(
    eq(documentGrants.tokenHash, tokenHash),
    documentId === undefined ? undefined : eq(documentGrants.documentId, documentId),
    eq(documentGrants.kind, 'download'),
    isNull(documentGrants.usedAt),
    gt(documentGrants.expiresAt, now),
  );
  const [row] = await db.update(documentGrants).set({ usedAt: now }).where(isUsable).returning();
  return row;
}
