/** Compressed bytes of script until a page of a built remote can be used, without the API client. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageClass, RemotePath } from '../../../libs/platform/remote.ts';
import { stylesOf } from './complete-files.ts';
import { scriptBudgets, styleBudget } from '../../checks/byte-budgets.ts';
import type { AssetList } from '../../webpack/asset-list-plugin.ts';

/** Bytes on the wire. */
function compressedSize(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

const total = (folder: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + compressedSize(join(folder, file)), 0);

const listOf = (folder: string): AssetList =>
  JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as AssetList;
const entryOf = ({ scripts }: AssetList): string[] => Object.values(scripts).flat();

/** Its route, its line, and the largest lazy part it can show. */
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

export interface PageSize {
  page: PageClass;
  /** KB of 1024 bytes. */
  size: number;
  budget: number;
}

/** Without the shell's lazy parts (footer, API client), which apps/journeys/budgets counts in the browser. */
function sizeOf(page: PageClass, build: string, shell: string): number {
  if (page === 'content') return compressedSize(join(shell, 'boot/boot.js'));
  const client = join(shell, 'client');
  return total(client, entryOf(listOf(client))) + largestPage(join(build, 'client'));
}

/** One row for each class of page that the remote publishes. @param build @param shell folders of the builds */
export const pageSizes = (paths: readonly RemotePath[], build: string, shell: string): PageSize[] =>
  [...new Set(paths.map(({ page }) => page))].map((page) => ({
    page,
    size: sizeOf(page, build, shell) / 1024,
    budget: scriptBudgets[page],
  }));

function styleRefusal(client: string): string[] {
  const size = total(client, stylesOf(listOf(client))) / 1024;
  return size > styleBudget
    ? [`its styles have ${size.toFixed(1)} KB, the budget is ${styleBudget} KB: use the design system's components`]
    : [];
}

/** One sentence for each class of page over its budget, and for its styles. */
export const sizeRefusals = (paths: readonly RemotePath[], build: string, shell: string): string[] => [
  ...styleRefusal(join(build, 'client')),
  ...scriptRefusals(paths, build, shell),
];

const scriptRefusals = (paths: readonly RemotePath[], build: string, shell: string): string[] =>
  pageSizes(paths, build, shell)
    .filter(({ size, budget }) => size > budget)
    .map(
      ({ page, size, budget }) =>
        `its ${page} pages need ${size.toFixed(1)} KB of script, the budget is ${budget} KB: load new code lazily`,
    );
