/** Pages with all their versions, as the desk lists them. */
import type { PageChoices, PageDetail, PageRow, VersionRow } from '@emsal/api/desk/content-shapes';
import { rowsPerPage } from '@emsal/api/desk/rows-per-page';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import type { ContentVersion } from '../../content/version-store';
import { amountsOf } from '../../content/product-amounts';
import { staffNames, type NameOf } from '../staff/staff-names';
import { contentCategories, contentEditors, contentPages, contentVersions } from '../../content/tables';

/** The newest version of every page. */
const newest = (db: Executor) =>
  db
    .selectDistinctOn([contentVersions.pageId], {
      pageId: contentVersions.pageId,
      versionId: sql<string>`${contentVersions.id}`.as('newest_id'),
      title: sql<string>`${contentVersions.document} ->> 'title'`.as('title'),
      slug: sql<string>`${contentVersions.document} ->> 'slug'`.as('slug'),
      type: sql<PageRow['type']>`${contentVersions.document} ->> 'type'`.as('type'),
      savedAt: contentVersions.savedAt,
      savedBy: contentVersions.savedBy,
      /** Whichever of its versions the plan is for. */
      isPlanned:
        sql<boolean>`bool_or(${contentVersions.publishAt} IS NOT NULL) OVER (PARTITION BY ${contentVersions.pageId})`.as(
          'is_planned',
        ),
    })
    .from(contentVersions)
    .orderBy(contentVersions.pageId, desc(contentVersions.number))
    .as('newest');

const likeOf = (query: string): string => `%${query.replace(/[\\%_]/g, '\\$&')}%`;

/** `query` is a part of the title or the address. */
export interface PageFilter {
  query: string;
  type?: PageRow['type'] | undefined;
  status?: PageRow['status'] | undefined;
}
type Newest = ReturnType<typeof newest>;

/** As `statusOf` says it. */
const hasStatus = (latest: Newest): Readonly<Record<PageRow['status'], SQL>> => ({
  planned: sql`${latest.isPlanned}`,
  draft: sql`NOT ${latest.isPlanned} AND ${contentPages.versionId} IS NULL`,
  published: sql`NOT ${latest.isPlanned} AND ${contentPages.versionId} = ${latest.versionId}`,
  changed: sql`NOT ${latest.isPlanned} AND ${contentPages.versionId} <> ${latest.versionId}`,
});

const matching = (latest: Newest, { query, type, status }: PageFilter): SQL | undefined =>
  and(
    query ? sql`(${latest.title} ILIKE ${likeOf(query)} OR ${latest.slug} ILIKE ${likeOf(query)})` : undefined,
    type && sql`${latest.type} = ${type}`,
    status && hasStatus(latest)[status],
  );

/** @param page from 1 */
export async function listPages(
  db: Executor,
  filter: PageFilter,
  page: number,
): Promise<{ total: number; rows: PageRow[] }> {
  const latest = newest(db);
  const matches = matching(latest, filter);
  const ofPage = eq(contentPages.id, latest.pageId);
  const [[all], nameOf, rows] = await Promise.all([
    db.select({ total: count() }).from(latest).innerJoin(contentPages, ofPage).where(matches),
    staffNames(db),
    db
      .select({
        latest: latest._.selectedFields,
        publishedId: contentPages.versionId,
      })
      .from(latest)
      .innerJoin(contentPages, ofPage)
      .where(matches)
      .orderBy(desc(latest.savedAt), asc(latest.pageId))
      .limit(rowsPerPage.pages)
      .offset((page - 1) * rowsPerPage.pages),
  ]);
  return {
    total: all!.total,
    rows: rows.map(({ latest: row, publishedId }) => toRow(row, { publishedId, nameOf })),
  };
}

interface NewestRow extends Pick<PageRow, 'title' | 'slug' | 'type'> {
  pageId: string;
  /** The id of a member of staff, or the program. */
  savedBy: string;
  versionId: string;
  savedAt: Date | null;
  isPlanned: boolean;
}

interface Shown {
  publishedId: string | null;
  nameOf: NameOf;
}

const toRow = (row: NewestRow, { publishedId, nameOf }: Shown): PageRow => ({
  id: row.pageId,
  slug: row.slug,
  title: row.title,
  type: row.type,
  status: statusOf(row, publishedId),
  savedAt: row.savedAt!.toISOString(),
  savedBy: nameOf(row.savedBy),
});

function statusOf({ versionId, isPlanned }: NewestRow, publishedId: string | null): PageRow['status'] {
  if (isPlanned) return 'planned';
  if (publishedId === null) return 'draft';
  return publishedId === versionId ? 'published' : 'changed';
}

export const toVersionRow = (version: ContentVersion, { publishedId, nameOf }: Shown): VersionRow => ({
  id: version.id,
  number: version.number,
  savedBy: nameOf(version.savedBy),
  savedAt: version.savedAt!.toISOString(),
  publishAt: version.publishAt?.toISOString() ?? null,
  isPublished: version.id === publishedId,
});

/** @returns undefined for an unknown page */
export async function readPage(db: Executor, id: string): Promise<PageDetail | undefined> {
  const [[page], nameOf, versions] = await Promise.all([
    db.select().from(contentPages).where(eq(contentPages.id, id)),
    staffNames(db),
    db.select().from(contentVersions).where(eq(contentVersions.pageId, id)).orderBy(desc(contentVersions.number)),
  ]);
  const [last] = versions;
  if (!page || !last) return undefined;
  const shown = { publishedId: page.versionId, nameOf };
  const amounts = Object.entries(await amountsOf(last.document.product)).map(([name, value]) => ({ name, value }));
  return {
    id,
    document: last.document,
    versions: versions.map((version) => toVersionRow(version, shown)),
    amounts,
  };
}

export async function readChoices(db: Executor): Promise<PageChoices> {
  const [categories, editors] = await Promise.all([
    db.select().from(contentCategories).orderBy(asc(contentCategories.position)),
    db.select().from(contentEditors).orderBy(asc(contentEditors.slug)),
  ]);
  return {
    categories: categories.map(({ slug, title }) => ({
      value: slug,
      label: title,
    })),
    editors: editors.map(({ slug, name, surname }) => ({
      value: slug,
      label: `${name} ${surname}`.trim(),
    })),
  };
}
