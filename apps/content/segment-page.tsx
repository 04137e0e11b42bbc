/** What a single path segment names: a page or post by its slug, or a category of the blog (spec decisions, precedence of paths). */
import type { RouteHandle } from '@emsal/platform/remote';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { EntryForm } from './campaigns/entry-form';
import { loadCities } from './campaigns/form-page';
import { Stack } from '@emsal/ui/stack/stack';
import { Article } from './cms/article';
import { CategoryPage, isCategorySegment, loadCategory, titleOfCategory } from './cms/category-page';
import { contentMetadata, listMetadata } from './cms/cms-metadata';
import { loadContent } from './cms/load-content';
import { loadRelatedPosts, RelatedPosts } from './cms/related-posts';
import { missing } from './cms/read-cms';

const movedPermanently = 301;

/** `/kasko-blog/1` is `/kasko-blog`. */
export async function loader(args: LoaderFunctionArgs) {
  const [segment = '', page, ...rest] = new URL(args.request.url).pathname.split('/').slice(1);
  if (rest.length > 0) throw missing();
  if (!isCategorySegment(segment)) {
    if (page !== undefined) throw missing();
    const content = await loadContent(args, segment);
    const [cities, related] = await Promise.all([loadCities(args, content), loadRelatedPosts(args, content)]);
    return { kind: 'content' as const, content, cities, related };
  }
  if (page === '1') throw redirect(`/${segment}`, movedPermanently);
  if (page !== undefined && !/^[1-9]\d{0,4}$/.test(page)) throw missing();
  return loadCategory(args, segment, Number(page ?? 1));
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function metadataOf(loaded: Loaded) {
  if (loaded.kind === 'content') return contentMetadata(loaded.content);
  const { category } = loaded;
  return listMetadata({ label: titleOfCategory(loaded), path: category.link }, category.description);
}

export const handle: RouteHandle = { layout: 'blogDetail', metadataOf: (loaded) => metadataOf(loaded as Loaded) };

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === 'category') return <CategoryPage {...loaded} />;
  return (
    <Stack gap={48}>
      <Article content={loaded.content} />
      <EntryForm {...loaded} />
      <RelatedPosts posts={loaded.related} />
    </Stack>
  );
}
