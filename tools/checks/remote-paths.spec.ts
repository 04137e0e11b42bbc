/** The paths of all remotes. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePath } from '@emsal/platform/remote';

const root = join(__dirname, '..', '..');
const remotes = globSync('apps/*/paths.ts', { cwd: root }).sort();

it.each(remotes)('M003 no path of %s begins with the locale', async (file) => {
  const { paths } = (await import(join(root, file))) as { paths: readonly RemotePath[] };
  const addresses = paths.flatMap(({ pattern, params = {} }) => [pattern, ...Object.values(params).flat()]);
  expect(addresses.filter((address) => /^\/?tr(\/|$)/.test(address))).toEqual([]);
});

it('finds the remotes', () => {
  expect(remotes.length).toBeGreaterThanOrEqual(6);
});
