/** Fails when a page loads more script than the budget of its class: sums built and published files, compressed. */
import { join } from 'node:path';
import { chooseSet, entriesOf, type RegistryEntry } from '../../libs/platform/registry/file/registry.ts';
import { pageSizes, type PageSize } from '../publish/gate/script-size.ts';
import { readRegistry, registryDirectory } from '../publish/registry/registry-file.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const shell = join(workspaceRoot, 'dist/apps/shell');
const registry = registryDirectory();

function check(name: string, { page, size, budget }: PageSize): boolean {
  const isWithin = size <= budget;
  const line = `${page.padEnd(8)} ${name.padEnd(16)} ${size.toFixed(1).padStart(6)} KB of ${budget} KB`;
  console[isWithin ? 'log' : 'error'](
    isWithin ? line : `✗ ${line}: load new code lazily, or raise the budget in tools/checks/byte-budgets.ts`,
  );
  return isWithin;
}

const checkRemote = ({ name, version, paths }: RegistryEntry): boolean[] =>
  pageSizes(paths, join(registry, name, version), shell).map((row) => check(name, row));

const known = await readRegistry(registry);
console.log('Script until the largest page of each remote can be used, without the API client.');
const results = entriesOf(known, chooseSet(known)).flatMap(checkRemote);
if (results.length === 0) console.error('✗ Nothing is published: build and publish first.');
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
