/** Fails when a page loads more script than the budget of its class: sums built and published files, compressed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chooseSet, entriesOf, type RegistryEntry } from '../../libs/platform/registry/registry.ts';
import type { PageClass } from '../../libs/platform/remote.ts';
import { readRegistry, registryDirectory } from '../publish/registry-file.ts';
import type { AssetList } from '../webpack/asset-list-plugin.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { scriptBudgets } from './byte-budgets.ts';

const shell = join(workspaceRoot, 'dist/apps/shell');
const registry = registryDirectory();

/** Bytes on the wire. */
function compressedSize(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

const total = (folder: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0);

const listOf = (folder: string): AssetList =>
  JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as AssetList;
const entryOf = ({ scripts }: AssetList): string[] => Object.values(scripts).flat();

const shellFiles = listOf(join(shell, 'client'));
/** Without the shell's lazy parts (footer, API client), which apps/journeys/budgets counts in the browser. */
const shellSize = total(join(shell, 'client'), entryOf(shellFiles));

/** Bytes of a remote's largest page until it can be used: its route, its line, and the largest lazy part it can show. */
function largestPage(folder: string): number {
  const list = listOf(folder);
  const size = (files: readonly string[]): number => total(folder, new Set(files));
  const largest = (choices: string[][]): string[] => choices.toSorted((a, b) => size(b) - size(a))[0] ?? [];
  const before = [...entryOf(list), ...list.pages.always, ...list.pages.choices.flatMap(largest)];
  const pages = list.pages.routes.flatMap(({ scripts, later }) =>
    [[], ...later].map((more) => [...before, ...scripts, ...more]),
  );
  return size(largest(pages));
}

const classesOf = ({ paths }: RegistryEntry): PageClass[] => [...new Set(paths.map(({ page }) => page))];

function sizeOf(page: PageClass, { name, version }: RegistryEntry): number {
  if (page === 'content') return compressedSize(join(shell, 'boot/boot.js'));
  return shellSize + largestPage(join(registry, name, version, 'client'));
}

function check(page: PageClass, entry: RegistryEntry): boolean {
  const [size, budget] = [sizeOf(page, entry) / 1024, scriptBudgets[page]];
  const isWithin = size <= budget;
  const line = `${page.padEnd(8)} ${entry.name.padEnd(16)} ${size.toFixed(1).padStart(6)} KB of ${budget} KB`;
  console[isWithin ? 'log' : 'error'](
    isWithin ? line : `✗ ${line}: load new code lazily, or raise the budget in tools/checks/byte-budgets.ts`,
  );
  return isWithin;
}

const known = await readRegistry(registry);
console.log('Script until the largest page of each remote can be used, without the API client.');
const results = entriesOf(known, chooseSet(known)).flatMap((entry) =>
  classesOf(entry).map((page) => check(page, entry)),
);
if (results.length === 0) console.error('✗ Nothing is published: build and publish first.');
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
