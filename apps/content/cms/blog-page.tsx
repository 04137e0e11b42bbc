/** The blog's home with its search, which is a plain form: `/blog?ara=bekleme+süresi`. */
import { searchLimits } from '@emsal/api/calls/cms/search-limits';
import type { SearchHit } from '@emsal/api/calls/cms/shapes';
import { allPosts } from '@emsal/platform/content/all-posts';
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Pagination } from '@emsal/ui/pagination/pagination';
import { SearchForm } from '@emsal/ui/search-form/search-form';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageHead } from '../page-head/page-head';
import { listMetadata } from './cms-metadata';
import { cmsTexts as texts } from './cms.texts';
import styles from './blog-head.module.css';
import { FoundWords } from './found-words';
import { NoHits } from './no-hits';
import { PostCards } from './post-cards';
import list from './post-list.module.css';
import { cmsReader } from './read-cms';
import search from './search.module.css';
import { Topics } from './topics';
import { loadVideos, Videos } from './videos';

/** A large one and three rows of three. */
export const postsPerPage = 10;
const { leastLetters, mostLetters, hitsPerPage, lastPage } = searchLimits;
const noHits = { total: 0, isWhole: true, hits: [] };

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const typed = searchParams.get('ara');
  const query = (typed ?? '').trim().slice(0, mostLetters);
  const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(searchParams.get('sayfa') ?? 1)) || 1));
  const cms = cmsReader(args);
  const isSearch = query.length >= leastLetters;
  const [categories, posts, count, found, videos] = await Promise.all([
    cms.list('GET cms/category/getlist', {}),
    isSearch
      ? []
      : cms.list('GET cms/content/listByCategoryUrl/{slug}/{page}/{limit}', {
          slug: allPosts,
          page: 1,
          limit: postsPerPage,
        }),
    isSearch ? 0 : cms.one('GET cms/content/contentCountByCategoryUrl/{slug}', { slug: allPosts }),
    isSearch ? cms.one('GET cms/content/search', { query, page }).then((result) => result ?? noHits) : null,
    isSearch ? [] : loadVideos(cms),
  ]);
  return { categories, posts, count: count ?? 0, query, isTooShort: typed !== null && !isSearch, page, found, videos };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  layout: 'blog',
  metadataOf: (loaded) =>
    (loaded as Loaded).found
      ? listMetadata(
          { label: texts.searchTitle((loaded as Loaded).query), path: '/blog' },
          texts.searchDescription,
          'NO_INDEX',
        )
      : listMetadata({ label: texts.blogSeoTitle, path: '/blog' }, texts.blogDescription),
};

const Search = ({ query, isTooShort }: Pick<Loaded, 'query' | 'isTooShort'>) => (
  <SearchForm
    action="/blog"
    query={query}
    label={texts.search}
    button={texts.searchButton}
    hint={texts.searchHint}
    error={isTooShort ? texts.searchTooShort(leastLetters) : undefined}
    maxLength={mostLetters}
  />
);

const Hit = ({ kind, title, excerpt, link, category, query }: SearchHit & { query: string }) => (
  <li>
    <Text size="small" tone="muted">
      {[texts.kinds[kind], category].filter(Boolean).join(' · ')}
    </Text>
    <h2 className={list.title}>
      <a href={link}>
        <FoundWords text={title} query={query} />
      </a>
    </h2>
    <Text tone="muted">
      <FoundWords text={excerpt} query={query} />
    </Text>
  </li>
);

function Results({ query, page, found }: Pick<Loaded, 'query' | 'page'> & { found: NonNullable<Loaded['found']> }) {
  const { total, isWhole, hits } = found;
  if (total === 0) return <NoHits />;
  return (
    <Stack>
      <Text>{(isWhole ? texts.found : texts.foundMany)(total, query)}</Text>
      <ul className={classNames(list.posts, search.hits)}>
        {hits.map((hit) => (
          <Hit key={hit.link} {...hit} query={query} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / hitsPerPage)}
        hrefOf={(next) => `/blog?${new URLSearchParams({ ara: query, sayfa: String(next) })}`}
      />
    </Stack>
  );
}

const titleOf = (query: string, total: number): string =>
  (total === 0 ? texts.searchNothing : texts.searchTitle)(query);

export function Component() {
  const { categories, posts, count, query, isTooShort, page, found, videos } = useLoaderData<typeof loader>();
  const title = found ? titleOf(query, found.total) : texts.blogTitle;
  return (
    <Stack gap={32}>
      <PageHead
        title={found ? title : texts.blogSeoTitle}
        description={found ? texts.searchDescription : texts.blogDescription}
      />
      <link rel="alternate" type="application/rss+xml" title={texts.blog} href="/blog/rss.xml" />
      <Breadcrumb trail={[{ href: '/', label: texts.home }]} current={texts.blog} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <Search {...{ query, isTooShort }} />
      </div>
      <Topics categories={categories} current="/blog" />
      {found ? <Results {...{ query, page, found }} /> : <PostCards posts={posts} />}
      {videos.length > 0 && <Videos videos={videos} />}
      {!found && (
        <Pagination
          page={1}
          pages={Math.ceil(count / postsPerPage)}
          hrefOf={(next) => (next === 1 ? '/blog' : `/${allPosts}-blog/${next}`)}
        />
      )}
    </Stack>
  );
}
