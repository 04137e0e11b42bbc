/** Versions of pages: saved, planned and published. A version is never changed; an older one is published again to go back. */
import { pageTypes } from '@emsal/platform/page-types';
import { and, asc, eq, lte, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { StoredDocument } from './content-document';
import { indexPage } from './search-store';
import { contentPages, contentSlugs, contentVersions } from './tables';

export interface NewVersion {
  document: StoredDocument;
  savedBy: string;
  now: Date;
}
export type ContentVersion = typeof contentVersions.$inferSelect;

/** Takes the address at once: of two pages created at the same time one is refused. @returns null when it is taken */
export async function insertPage(db: Db, version: NewVersion): Promise<ContentVersion | null> {
  try {
    return await db.transaction(async (tx) => {
      const pageId = randomId();
      await tx.insert(contentPages).values({ id: pageId });
      if (!(await takeSlug(tx, version.document.slug, pageId))) return tx.rollback();
      return insertVersion(tx, { ...version, pageId, number: 1 });
    });
  } catch (error) {
    if (error instanceof TransactionRollbackError) return null;
    throw error;
  }
}

/** @returns null when the page has a version of this number already */
export async function insertVersion(
  db: Executor,
  { document, savedBy, now, pageId, number }: NewVersion & { pageId: string; number: number },
): Promise<ContentVersion | null> {
  const [row] = await db
    .insert(contentVersions)
    .values({ id: randomId(), pageId, number, document, savedBy, savedAt: now })
    .onConflictDoNothing({ target: [contentVersions.pageId, contentVersions.number] })
    .returning();
  return row ?? null;
}

/** A former address of the page becomes the current one again. @returns false, having changed nothing, when it is another page's */
async function takeSlug(tx: Tx, slug: string, pageId: string): Promise<boolean> {
  await tx.insert(contentSlugs).values({ slug, pageId, isCurrent: false }).onConflictDoNothing();
  const [row] = await tx.select().from(contentSlugs).where(eq(contentSlugs.slug, slug));
  if (row!.pageId !== pageId) return false;
  await tx
    .update(contentSlugs)
    .set({ isCurrent: false })
    .where(and(eq(contentSlugs.pageId, pageId), contentSlugs.isCurrent));
  await tx.update(contentSlugs).set({ isCurrent: true }).where(eq(contentSlugs.slug, slug));
  return true;
}

/** One transaction: the page, its address and what the search finds. @returns false when the address is taken */
export const publish = (db: Db, { id, pageId, document }: ContentVersion, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.select().from(contentPages).where(eq(contentPages.id, pageId)).for('update');
    if (!(await takeSlug(tx, document.slug, pageId))) return false;
    await tx
      .update(contentPages)
      .set({
        versionId: id,
        typeId: pageTypes[document.type],
        categorySlug: document.category,
        editorSlug: document.editor,
        publishedAt: sql`coalesce(${contentPages.publishedAt}, ${now})`,
        changedAt: now,
      })
      .where(eq(contentPages.id, pageId));
    await indexPage(tx, pageId, document);
    await tx.update(contentVersions).set({ publishAt: null }).where(eq(contentVersions.id, id));
    return true;
  });

export async function versionById(db: Executor, id: string): Promise<ContentVersion | undefined> {
  const [row] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  return row;
}

export async function setPublishAt(db: Executor, id: string, publishAt: Date | null): Promise<void> {
  await db.update(contentVersions).set({ publishAt }).where(eq(contentVersions.id, id));
}

type Preview = Pick<ContentVersion, 'previewHash' | 'previewUntil'>;

export async function setPreview(db: Executor, id: string, preview: Preview): Promise<void> {
  await db.update(contentVersions).set(preview).where(eq(contentVersions.id, id));
}

export const dueVersions = (db: Executor, now: Date): Promise<ContentVersion[]> =>
  db.select().from(contentVersions).where(lte(contentVersions.publishAt, now)).orderBy(asc(contentVersions.publishAt));
