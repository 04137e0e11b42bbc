import type { RemotePath } from '../../remote';
import { conflicts, matchesPath, overlaps, ownerOf, publishes, servedPaths, sitemapOf } from './paths';

const path = (pattern: string, rank = 10, params?: RemotePath['params']): RemotePath => ({
  pattern,
  rank,
  page: 'content',
  ...(params && { params }),
});
const branch = { branch: ['trafik-sigortasi', 'kasko-sigortasi'] };

describe('path patterns', () => {
  it.each([
    ['/', '/', true],
    ['/', '/x', false],
    ['/:branch/form/*', '/trafik-sigortasi/form', true],
    ['/:branch/form/*', '/trafik-sigortasi/form/a/b', true],
    ['/:branch/form/*', '/dask-sigortasi/form', false],
    ['/:branch/form/*', '/trafik-sigortasi', false],
    ['/*', '/anything/at/all', true],
    ['/blog/:slug', '/blog/x', true],
    ['/blog/:slug', '/blog', false],
    ['/:constructor', '/x', true],
    ['/:__proto__', '/x', true],
  ])('%s matches %s: %s', (pattern, url, expected) => {
    expect(matchesPath(path(pattern, 10, branch), url)).toBe(expected);
  });

  it('the highest rank owns a path', () => {
    const owners = [
      { name: 'content', paths: [path('/*', 0)] },
      { name: 'funnel', paths: [path('/:branch/form/*', 20, branch)] },
    ];
    expect(ownerOf(owners, '/trafik-sigortasi/form')?.owner.name).toBe('funnel');
    expect(ownerOf(owners, '/yok')?.owner.name).toBe('content');
    expect(ownerOf(owners.slice(1), '/yok')).toBeUndefined();
  });

  it('a path with a requirement exists while somebody publishes the required path', () => {
    const landing: RemotePath = {
      ...path('/kasko-sigortasi'),
      needs: '/kasko-sigortasi/form',
      sitemap: ['/kasko-sigortasi'],
    };
    const content = { name: 'content', paths: [landing, path('/*', 0)] };
    const funnel = { name: 'funnel', paths: [path('/:branch/form/*', 20, branch)] };
    const seen = (owners: (typeof content)[]) => [
      ownerOf(owners, '/kasko-sigortasi')?.path.pattern,
      publishes(owners, '/kasko-sigortasi'),
      sitemapOf(owners),
    ];
    expect(seen([content])).toEqual(['/*', false, []]);
    expect(seen([content, funnel])).toEqual(['/kasko-sigortasi', true, ['/kasko-sigortasi']]);
  });

  it.each([
    ['/a', '/a', true],
    ['/a', '/b', false],
    ['/:x', '/b', true],
    ['/:branch', '/dask-sigortasi', false],
    ['/a/*', '/a', true],
    ['/a/*', '/a/b/c', true],
    ['/a', '/a/b', false],
  ])('%s and %s overlap: %s', (a, b, expected) => {
    expect([overlaps(path(a, 1, branch), path(b)), overlaps(path(b), path(a, 1, branch))]).toEqual([
      expected,
      expected,
    ]);
  });

  it('conflict only between two remotes at the same rank', () => {
    const mine = { name: 'a', paths: [path('/:branch/form/*', 20, branch)] };
    expect(conflicts(mine, [mine, { name: 'b', paths: [path('/kasko-sigortasi/form', 20), path('/*', 0)] }])).toEqual([
      'a /:branch/form/* overlaps b /kasko-sigortasi/form at rank 20',
    ]);
  });
});

it('a browser receives the published paths of open products, without the fields that only the edge reads', () => {
  const form = {
    pattern: '/:branch/form/*',
    params: { branch: ['trafik', 'dask'] },
    rank: 20,
    page: 'journey',
  } as const;
  const landing = (slug: string): RemotePath => ({
    pattern: `/${slug}`,
    rank: 10,
    page: 'content',
    settled: true,
    sitemap: [`/${slug}`],
    needs: `/${slug}/form`,
  });
  const publishers = [
    { name: 'content', paths: [landing('trafik'), landing('saglik')] },
    { name: 'funnel', paths: [form] },
    { name: 'empty', paths: [] },
  ];
  expect(servedPaths(publishers, ['trafik'])).toEqual([
    { name: 'content', paths: [{ pattern: '/trafik', rank: 10, page: 'content' }] },
    { name: 'funnel', paths: [{ ...form, params: { branch: ['trafik'] } }] },
  ]);
});
