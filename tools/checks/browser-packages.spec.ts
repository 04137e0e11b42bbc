/** Packages that no page may load: the schemas of calls weigh 25 KB, and what they probe violates the content security policy. */
import { buildSync } from 'esbuild';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(__dirname, '..', '..');
const entries = [...globSync('apps/*/remote.tsx', { cwd: root }), 'apps/shell/start/main.ts'];
const ofServers = ['zod'];

function packagesOf(entry: string): string[] {
  const { metafile } = buildSync({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    alias: { '@emsal': resolve(root, 'libs') },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    loader: { '.svg': 'empty', '.woff2': 'empty' },
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}

it.each(entries)('%s loads none of them, lazily neither', (entry) => {
  const packages = packagesOf(entry);
  expect(packages).toContain('react/jsx-runtime');
  expect(packages.filter((name) => ofServers.includes(name))).toEqual([]);
});
