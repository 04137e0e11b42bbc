/** Fails when a page of some class loads more script than its class may: adds up built and published files, compressed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chooseSet, entriesOf, type RegistryEntry } from '../../libs/platform/registry/registry.ts';
import type { PageClass } from '../../libs/platform/remote.ts';
import { readRegistry, registryDirectory, workspaceRoot } from '../publish/registry-file.ts';
import type { AssetList } from '../webpack/asset-list-plugin.ts';
import { scriptBudgets } from './byte-budgets.ts';

const shell = join(workspaceRoot, 'dist/apps/shell');
const registry = registryDirectory();

/** Bytes on the wire. */
function packed(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

const total = (folder: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + packed(join(folder, file)), 0);

interface Weight {
  /** The entry alone. */
  entry: number;
  /** What the heaviest page loads after it: of every choice among lazy parts the dearest. */
  lazy: number;
}

function weigh(folder: string): Weight {
  const { scripts, lazy } = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as AssetList;
  const dearest = lazy.map((choices) => choices.toSorted((a, b) => total(folder, b) - total(folder, a))[0] ?? []);
  const entry = total(folder, Object.values(scripts).flat());
  return { entry, lazy: total(folder, new Set(dearest.flat())) };
}

const classesOf = ({ paths }: RegistryEntry): PageClass[] => [...new Set(paths.map(({ page }) => page))];

/** The shell's own lazy part is the client of the API: it comes with a page's first call, so it is told but not counted. */
const host = weigh(join(shell, 'client'));

function sizeOf(page: PageClass, { name, version }: RegistryEntry): number {
  if (page === 'content') return packed(join(shell, 'boot/boot.js'));
  const remote = weigh(join(registry, name, version, 'client'));
  return host.entry + remote.entry + remote.lazy;
}

function check(page: PageClass, entry: RegistryEntry): boolean {
  const [size, budget] = [sizeOf(page, entry) / 1024, scriptBudgets[page]];
  const isWithin = size <= budget;
  const line = `${page.padEnd(8)} ${entry.name.padEnd(16)} ${size.toFixed(1).padStart(6)} KB of ${budget} KB`;
  console[isWithin ? 'log' : 'error'](isWithin ? line : `✗ ${line}: what is new in it, and can it load later?`);
  return isWithin;
}

const known = await readRegistry(registry);
console.log(`Script until a page can be used; ${(host.lazy / 1024).toFixed(1)} KB more come with its first call.`);
const results = entriesOf(known, chooseSet(known)).flatMap((entry) =>
  classesOf(entry).map((page) => check(page, entry)),
);
if (results.length === 0) console.error('✗ Nothing is published: build and publish first.');
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
