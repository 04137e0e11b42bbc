/** The table of remotes fits the remotes and their lines. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { contestedAddresses, refusedPaths } from '@emsal/platform/registry/publishers/ownership';
import { parsePublishers } from '@emsal/platform/registry/publishers/publishers';
import type { RemotePath } from '@emsal/platform/remote';
import { workspaceRoot } from '../workspace/workspace-root';
import { remotes } from './remotes';

const folders = globSync('apps/*/remote.tsx', { cwd: workspaceRoot }).map((file) => file.split('/')[1]!);

it('names every remote', () => {
  expect(Object.keys(remotes).sort()).toEqual(folders.sort());
});

it('no two remotes own the same address', () => {
  expect(contestedAddresses(remotes)).toEqual([]);
});

it.each(folders)('%s publishes its own addresses only', async (name) => {
  const { paths } = (await import(join(workspaceRoot, 'apps', name, 'paths.ts'))) as { paths: RemotePath[] };
  expect(refusedPaths(paths, name, remotes)).toEqual([]);
});

it.each(Object.values(lineFacts).map(({ slug, family }) => [slug, `funnel-${family}`]))(
  'the form of %s belongs to %s',
  (slug, owner) => {
    const form: RemotePath = { pattern: `/${slug}/form/*`, rank: 20, page: 'journey' };
    const owners = Object.keys(remotes).filter((name) => refusedPaths([form], name, remotes).length === 0);
    expect(owners).toEqual([owner]);
  },
);

it('no team takes all addresses', () => {
  const everything: RemotePath = { pattern: '/*', rank: 20, page: 'journey' };
  const takers = Object.keys(remotes).filter((name) => refusedPaths([everything], name, remotes).length === 0);
  expect(takers).toEqual([]);
});

it('is what the edge can read', () => {
  expect(parsePublishers(JSON.stringify({ teams: {}, remotes })).remotes).toEqual(remotes);
});
