/** Links to pages that neither the site nor its content has. */
import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { categoryLink } from './category-link';
import { linksOf } from './content-document';
import { isPublished } from './content-lists';
import { isSitePath } from './site-paths';
import { contentCategories, contentPages, contentSlugs } from './tables';

/** Pages that may be linked to: those that visitors can open, or those with a draft too. */
export type PagesToLink = 'published' | 'stored';

const pagesAt = (db: Executor, links: readonly string[], pagesToLink: PagesToLink) =>
  db
    .select({ slug: contentSlugs.slug })
    .from(contentSlugs)
    .innerJoin(contentPages, eq(contentPages.id, contentSlugs.pageId))
    .where(
      and(
        inArray(
          contentSlugs.slug,
          links.map((path) => path.slice(1)),
        ),
        pagesToLink === 'published' ? isPublished : undefined,
      ),
    );

export async function brokenLinks(
  db: Executor,
  document: Pick<ContentDocument, 'blocks'>,
  pagesToLink: PagesToLink,
): Promise<string[]> {
  const links = [...new Set(linksOf(document))].filter((path) => !isSitePath(path));
  if (links.length === 0) return [];
  const [pages, categories] = await Promise.all([pagesAt(db, links, pagesToLink), db.select().from(contentCategories)]);
  const known = new Set([...pages.map(({ slug }) => `/${slug}`), ...categories.map(({ slug }) => categoryLink(slug))]);
  return links.filter((path) => !known.has(path));
}
