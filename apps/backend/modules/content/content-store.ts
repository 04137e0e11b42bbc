/** Reads published content. */
import type { Block } from '@emsal/api/calls/cms/blocks';
import { coverOf } from '@emsal/api/calls/cms/covers';
import type { Category, Content, ContentCard } from '@emsal/api/calls/cms/shapes';
import { campaignTypes, pageTypes } from '@emsal/platform/content/page-types';
import { and, asc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { categoryLink } from './category-link';
import type { StoredDocument } from './content-document';
import { idsOf, isPublished, newestFirst, type PageList, type Slice } from './content-lists';
import { withAmounts } from './product-amounts';
import { contentCategories, contentEditors, contentPages, contentSlugs, contentVersions } from './tables';

type StoredCard = Omit<StoredDocument, 'blocks'>;

const cardColumns = {
  slug: contentSlugs.slug,
  document: sql<StoredCard>`${contentVersions.document} - 'blocks'`,
  publishedAt: contentPages.publishedAt,
  changedAt: contentPages.changedAt,
  category: contentCategories,
  editor: contentEditors,
};

interface CardRow {
  slug: string;
  document: StoredCard;
  publishedAt: Date | null;
  changedAt: Date | null;
  category: typeof contentCategories.$inferSelect | null;
  editor: typeof contentEditors.$inferSelect | null;
}

export const toCategory = ({ title, slug }: { title: string; slug: string }): Category => ({
  title,
  slug,
  link: categoryLink(slug),
});

function toCard({ slug, document, publishedAt, changedAt, category, editor }: CardRow): ContentCard {
  const { title, seoTitle, shortContent, product, campaignEndDate, readingTime, type } = document;
  return {
    typeId: pageTypes[type],
    title,
    seoTitle,
    seoUrl: slug,
    spotImage: null,
    coverImage: coverOf(document),
    shortContent,
    publishDate: publishedAt!.toISOString(),
    changeDate: changedAt!.toISOString(),
    editor: editor && { name: editor.name, surname: editor.surname, seoUrl: editor.slug, about: editor.about },
    readingTime,
    category: category && toCategory(category),
    product,
    campaignEndDate: campaignTypes.includes(pageTypes[type]) ? campaignEndDate : null,
  };
}

/** What the page itself has once it is published. */
const published = {
  version: sql`${contentPages.versionId}`,
  category: sql`${contentPages.categorySlug}`,
  editor: sql`${contentPages.editorSlug}`,
};
/** The same of a version that is not published. */
const ofDraft = (version: SQL): typeof published => ({
  version,
  category: sql`${contentVersions.document} ->> 'category'`,
  editor: sql`${contentVersions.document} ->> 'editor'`,
});

const cards = (db: Executor, { version, category, editor } = published) =>
  db
    .select(cardColumns)
    .from(contentPages)
    .innerJoin(contentSlugs, and(eq(contentSlugs.pageId, contentPages.id), contentSlugs.isCurrent))
    .innerJoin(contentVersions, eq(contentVersions.id, version))
    .leftJoin(contentCategories, eq(contentCategories.slug, category))
    .leftJoin(contentEditors, eq(contentEditors.slug, editor));

export async function listCards(db: Executor, list: PageList, slice: Slice): Promise<ContentCard[]> {
  const rows = await cards(db)
    .where(sql`${contentPages.id} IN (${idsOf(list, slice)})`)
    .orderBy(...newestFirst);
  return rows.map(toCard);
}

/** Categories without a post are not shown. */
export async function listCategories(db: Executor): Promise<Category[]> {
  const posts = db
    .select({ id: contentPages.id })
    .from(contentPages)
    .where(and(isPublished, eq(contentPages.categorySlug, contentCategories.slug)));
  const rows = await db.select().from(contentCategories).where(exists(posts)).orderBy(asc(contentCategories.position));
  return rows.map(toCategory);
}

export async function categoryBySlug(db: Executor, slug: string) {
  const [row] = await db.select().from(contentCategories).where(eq(contentCategories.slug, slug));
  return row;
}

const blocksOf = (db: Executor, version: SQL) =>
  db
    .select({ blocks: sql<Block[]>`${contentVersions.document} -> 'blocks'` })
    .from(contentVersions)
    .where(eq(contentVersions.id, version));

/** @param slug present or former */
export async function contentBySlug(db: Executor, slug: string): Promise<Content | null> {
  const [row] = await db
    .select({ pageId: contentSlugs.pageId, versionId: contentPages.versionId })
    .from(contentSlugs)
    .innerJoin(contentPages, eq(contentPages.id, contentSlugs.pageId))
    .where(eq(contentSlugs.slug, slug));
  return row?.versionId ? contentOf(db, { pageId: row.pageId, id: row.versionId }) : null;
}

/** Any version, published or not. */
export async function contentOfDraft(db: Executor, id: string, now: Date): Promise<Content | null> {
  const [row] = await db
    .select({ pageId: contentVersions.pageId, id: contentVersions.id })
    .from(contentVersions)
    .where(eq(contentVersions.id, id));
  return row ? contentOf(db, row, now) : null;
}

/** @param draftAt now, for a version that is not published: it has the address, category and author that it would be published with */
async function contentOf(
  db: Executor,
  { pageId, id }: { pageId: string; id: string },
  draftAt?: Date,
): Promise<Content> {
  const version = sql`${id}`;
  const [[row], [body]] = await Promise.all([
    cards(db, draftAt && ofDraft(version)).where(eq(contentPages.id, pageId)),
    blocksOf(db, version),
  ]);
  const card = draftAt ? draftCard(row!, draftAt) : row!;
  return {
    ...toCard(card),
    blocks: await withAmounts({ product: card.document.product, blocks: body!.blocks }),
  };
}

/** A page that has never been published has no dates yet. */
const draftCard = ({ document, publishedAt, changedAt, ...card }: CardRow, now: Date): CardRow => ({
  ...card,
  document,
  slug: document.slug,
  publishedAt: publishedAt ?? now,
  changedAt: changedAt ?? now,
});
