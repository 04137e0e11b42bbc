import type { RemotePath } from '../remote';
import { conflicts, fits, overlaps, ownerOf, publishes, servedBy, sitemapOf } from './paths';
import { awaitsPublish, chooseSet, emptyRegistry, entriesOf, withPublished, withRolledBack } from './registry';
import type { Registry } from './registry';
import { sampleEntry } from './sample-entry';

const published = (...items: Array<[string, string]>): Registry =>
  items.reduce((registry, [name, version]) => withPublished(registry, sampleEntry(name, version)), emptyRegistry);
const rolledBack = (registry: Registry, name: string): Registry => {
  const result = withRolledBack(registry, name);
  if (!result.ok) throw new Error(result.reason);
  return result.registry;
};

describe('the registry', () => {
  it('raises the revision with each publish and keeps the other remotes', () => {
    const registry = published(['a', '1'], ['b', '1'], ['a', '2']);
    expect(registry.sets[0]).toEqual({ revision: 3, versions: { a: '2', b: '1' } });
  });

  it('publishing the current version again changes nothing', () => {
    const registry = published(['a', '1']);
    expect(withPublished(registry, sampleEntry('a', '1'))).toBe(registry);
  });

  it('keeps two versions before the current one', () => {
    const registry = published(['a', '1'], ['a', '2'], ['a', '3'], ['a', '4']);
    expect(registry.entries.map(({ version }) => version)).toEqual(['4', '3', '2']);
    expect(registry.sets.map(({ revision }) => revision)).toEqual([4, 3, 2]);
  });

  it('keeps a pinned visitor on the revision of the first page', () => {
    const registry = published(['a', '1'], ['a', '2']);
    expect(entriesOf(registry, chooseSet(registry, 1))).toEqual([sampleEntry('a', '1')]);
    expect(chooseSet(registry).revision).toBe(2);
  });

  it('moves a pinned visitor when a version of the revision was rolled back', () => {
    const registry = rolledBack(published(['a', '1'], ['a', '2']), 'a');
    expect(chooseSet(registry, 2)).toEqual({ revision: 3, versions: { a: '1' } });
  });

  it('moves a pinned visitor whose files are gone', () => {
    expect(chooseSet(published(['a', '1'], ['a', '2'], ['a', '3'], ['a', '4']), 1).revision).toBe(4);
  });

  it('rolls back twice, then refuses', () => {
    const once = rolledBack(published(['a', '1'], ['a', '2'], ['a', '3']), 'a');
    const twice = rolledBack(once, 'a');
    expect([once.sets[0]!.versions['a'], twice.sets[0]!.versions['a']]).toEqual(['2', '1']);
    expect(withRolledBack(twice, 'a')).toEqual({ ok: false, reason: 'no version before' });
    expect(withRolledBack(twice, 'b')).toEqual({ ok: false, reason: 'unknown remote' });
  });

  it.each([
    ['a new version', '3', true],
    ['an older version, which was only followed by another', '1', true],
    ['the current version', '2', false],
  ])('awaits the publish of %s: %s', (_, version, awaits) => {
    expect(awaitsPublish(published(['a', '1'], ['a', '2']), 'a', version)).toBe(awaits);
  });

  it('awaits no publish of a version that was rolled back', () => {
    expect(awaitsPublish(rolledBack(published(['a', '1'], ['a', '2']), 'a'), 'a', '2')).toBe(false);
  });

  it('publishes a version again that was rolled back', () => {
    const registry = withPublished(rolledBack(published(['a', '1'], ['a', '2']), 'a'), sampleEntry('a', '2'));
    expect(chooseSet(registry).versions).toEqual({ a: '2' });
    expect(registry.withdrawn).toEqual([]);
  });
});

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
  ])('%s fits %s: %s', (pattern, url, expected) => {
    expect(fits(path(pattern, 10, branch), url)).toBe(expected);
  });

  it('give a path to the highest rank', () => {
    const owners = [
      { name: 'content', paths: [path('/*', 0)] },
      { name: 'funnel', paths: [path('/:branch/form/*', 20, branch)] },
    ];
    expect(ownerOf(owners, '/trafik-sigortasi/form')?.owner.name).toBe('funnel');
    expect(ownerOf(owners, '/yok')?.owner.name).toBe('content');
    expect(ownerOf(owners.slice(1), '/yok')).toBeUndefined();
  });

  it('a path that needs another one is there while somebody publishes that one', () => {
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

  it('conflict between two remotes at one rank only', () => {
    const mine = { name: 'a', paths: [path('/:branch/form/*', 20, branch)] };
    expect(conflicts(mine, [mine, { name: 'b', paths: [path('/kasko-sigortasi/form', 20), path('/*', 0)] }])).toEqual([
      'a /:branch/form/* overlaps b /kasko-sigortasi/form at rank 20',
    ]);
  });
});

it('a browser is told paths that lead somewhere, of open products, without what the edge alone reads', () => {
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
  expect(servedBy(publishers, ['trafik'])).toEqual([
    { name: 'content', paths: [{ pattern: '/trafik', rank: 10, page: 'content' }] },
    { name: 'funnel', paths: [{ ...form, params: { branch: ['trafik'] } }] },
  ]);
});
