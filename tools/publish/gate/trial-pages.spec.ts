import { hydratedPages } from './trial-pages';

const path = (pattern: string, sitemap: string[] = []) => ({ pattern, page: 'content', rank: 0, sitemap }) as const;
const addressesOf = (...paths: ReturnType<typeof path>[]): string[] =>
  hydratedPages(paths).map(({ address }) => address);

it('hydrates a page of each path, however many there are', () => {
  const patterns = Array.from({ length: 20 }, (_, at) => `/sayfa-${at}`);
  expect(addressesOf(...patterns.map((pattern) => path(pattern)))).toEqual(patterns);
});

it('hydrates six more, spread over the other pages', () => {
  const posts = Array.from({ length: 61 }, (_, at) => `/blog/yazi-${at}`);
  expect(addressesOf(path('/blog/:slug', posts), path('/blog'))).toEqual([
    '/blog/yazi-0',
    '/blog',
    ...[1, 11, 21, 31, 41, 51].map((at) => `/blog/yazi-${at}`),
  ]);
});
