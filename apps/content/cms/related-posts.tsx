/** What a reader of a post may read next: the newest other posts of its category. */
import type { Content, ContentCard } from '@emsal/api/calls/cms/shapes';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { cmsTexts as texts } from './cms.texts';
import { PostList } from './post-list';
import { cmsReader } from './read-cms';

/** One row. */
const shown = 3;

/** None for a page outside the blog. */
export async function loadRelatedPosts(
  args: LoaderFunctionArgs,
  { category, seoUrl }: Content,
): Promise<ContentCard[]> {
  if (!category) return [];
  const posts = await cmsReader(args).list('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', {
    slug: category.slug,
    page: 1,
    limit: shown + 1,
  });
  return posts.filter((post) => post.seoUrl !== seoUrl).slice(0, shown);
}

export const RelatedPosts = ({ posts }: { posts: readonly ContentCard[] }) =>
  posts.length > 0 && (
    <Stack gap={16}>
      <h2>{texts.next}</h2>
      <PostList posts={posts} />
    </Stack>
  );
