/** Versions of pages: saved, planned and published. A version is never changed; an older one is published again to go back. */
import { pageTypes } from '@emsal/platform/content/page-types';
import { and, asc, eq, isNotNull, lte, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { randomId } from '../../db/random-id';
import type { StoredDocument } from './content-document';
import { indexPage } from './search/index-page';
import { contentPages, contentSlugs, contentVersions } from './tables';

export interface NewVersion {
  document: StoredDocument;
  savedBy: string;
  now: Date;
}
export type ContentVersion = typeof contentVersions.$inferSelect;

/** Takes the address at once: of two pages created at the same time one is refused. @returns null when it is taken */
export async function insertPage(db: Executor, version: NewVersion): Promise<ContentVersion | null> {
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

/** Whoever publishes or plans a page waits for whoever does it at the same time. */
const lockPage = (tx: Tx, pageId: string) =>
  tx.select({ id: contentPages.id }).from(contentPages).where(eq(contentPages.id, pageId)).for('update');

/** @returns false when the address is taken */
export type Publish = (db: Executor, version: ContentVersion, now: Date) => Promise<boolean>;

/** One transaction: the page, its address and what the search finds. The page's plan ends, whichever version it was for. */
export const publish: Publish = (db, version, now) =>
  db.transaction(async (tx) => {
    await lockPage(tx, version.pageId);
    return putLive(tx, version, now);
  });

/** As planned. Where the plan was withdrawn or moved meanwhile, nothing is left to do. */
export const publishDue: Publish = (db, version, now) =>
  db.transaction(async (tx) => {
    await lockPage(tx, version.pageId);
    const [due] = await tx.select().from(contentVersions).where(isDue(version.id, now));
    return due ? putLive(tx, version, now) : true;
  });

async function putLive(tx: Tx, { id, pageId, document }: ContentVersion, now: Date): Promise<boolean> {
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
  await endPlan(tx, pageId);
  return true;
}

export async function versionById(db: Executor, id: string): Promise<ContentVersion | undefined> {
  const [row] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  return row;
}

const endPlan = (tx: Tx, pageId: string) =>
  tx
    .update(contentVersions)
    .set({ publishAt: null })
    .where(and(eq(contentVersions.pageId, pageId), isNotNull(contentVersions.publishAt)));

/** Instead of the page's former plan, whichever version that was for. @param publishAt null only ends it */
export const plan = (db: Executor, { id, pageId }: ContentVersion, publishAt: Date | null): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPage(tx, pageId);
    await endPlan(tx, pageId);
    if (publishAt) await tx.update(contentVersions).set({ publishAt }).where(eq(contentVersions.id, id));
  });

const isDue = (id: string, now: Date) => and(eq(contentVersions.id, id), lte(contentVersions.publishAt, now));

/** Not a plan that was made meanwhile. */
export async function dropDuePlan(db: Executor, id: string, now: Date): Promise<void> {
  await db.update(contentVersions).set({ publishAt: null }).where(isDue(id, now));
}

export const dueVersions = (db: Executor, now: Date): Promise<ContentVersion[]> =>
  db.select().from(contentVersions).where(lte(contentVersions.publishAt, now)).orderBy(asc(contentVersions.publishAt));
