/** The blog's newest posts on the home page. The edge has them before it renders the page; only a browser that comes from another page asks. */
import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { ReadingLinks, type ReadingLink } from '@emsal/content-blocks/landing/reading-links';
import { newestPosts } from '@emsal/platform/content/newest-posts';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { noteOf } from '../cms/post-note';
import { cmsReader } from '../cms/read-cms';
import { homeTexts as texts } from './home.texts';

const toLink = (post: ContentCard): ReadingLink => ({
  path: `/${post.seoUrl}`,
  title: post.title,
  text: post.shortContent,
  note: noteOf(post),
});

/** None while nobody knows them. */
export async function loadNewestPosts(args: LoaderFunctionArgs): Promise<ReadingLink[]> {
  const { isServer, publishedContent } = pageOf(args);
  const posts = isServer
    ? ((publishedContent as ContentCard[] | null | undefined) ?? [])
    : await cmsReader(args)
        .list('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', newestPosts)
        .catch(() => []);
  return posts.map(toLink);
}

export const NewestPosts = ({ posts }: { posts: readonly ReadingLink[] }) =>
  posts.length > 0 && <ReadingLinks title={texts.reading} items={posts} more={texts.allPosts} />;
