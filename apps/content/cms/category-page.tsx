/** A category of the blog, page by page; `tum-yazilar` is all posts. */
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { allPosts } from '@emsal/platform/content/all-posts';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { PageHead } from '../page-head/page-head';
import { postsPerPage } from './blog-page';
import { cmsTexts as texts } from './cms.texts';
import { PostCards } from './post-cards';
import { cmsReader, missing } from './read-cms';
import { Topics } from './topics';

const suffix = '-blog';

export const isCategorySegment = (segment: string): boolean => segment.endsWith(suffix);

const everything = {
  title: texts.blog,
  slug: allPosts,
  link: `/${allPosts}-blog`,
  description: texts.blogDescription,
};

/** @throws 404 for an unknown category and for a page beyond the last */
export async function loadCategory(args: LoaderFunctionArgs, segment: string, page: number) {
  const slug = segment.slice(0, -suffix.length);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw missing();
  const cms = cmsReader(args);
  const [category, count, posts, categories] = await Promise.all([
    slug === everything.slug ? everything : cms.one('GET cms/category/getcategoryinfo/{slug}', { slug }),
    cms.one('GET cms/content/contentCountByCategoryUrl/{slug}', { slug }),
    cms.list('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', { slug, page, limit: postsPerPage }),
    cms.list('GET cms/category/getlist', {}),
  ]);
  if (!category || posts.length === 0) throw missing();
  return {
    kind: 'category' as const,
    category,
    page,
    pages: Math.ceil((count ?? 0) / postsPerPage),
    posts,
    categories,
  };
}

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;

export const titleOfCategory = ({ category, page }: Pick<CategoryData, 'category' | 'page'>): string =>
  page === 1 ? `${category.title} · ${texts.blog}` : `${category.title} · ${texts.blog}, ${texts.page(page)}`;

export function CategoryPage(loaded: CategoryData) {
  const { category, page, pages, posts, categories } = loaded;
  return (
    <Stack gap={32}>
      <PageHead title={titleOfCategory(loaded)} description={category.description} />
      <Breadcrumb
        trail={[
          { href: '/', label: texts.home },
          { href: '/blog', label: texts.blog },
        ]}
        current={category.title}
      />
      <Stack gap={12}>
        <h1>{category.title}</h1>
        <Text size="lead" tone="muted">
          {category.description}
        </Text>
      </Stack>
      <Topics categories={categories} current={category.link} />
      <PostCards posts={posts} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(next) => (next === 1 ? category.link : `${category.link}/${next}`)}
      />
    </Stack>
  );
}
