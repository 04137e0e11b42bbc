/** Publishes the remotes whose build the registry does not keep yet; one that was rolled back stays so. */
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publish, versionOf } from './publish.ts';
import { readRegistry } from './registry-file.ts';
import { remotes } from './remotes.ts';

export async function publishNew(registryDirectory: string): Promise<void> {
  for (const name of remotes) {
    const build = join(workspaceRoot, 'dist/apps', name);
    const version = await versionOf(build);
    const { entries } = await readRegistry(registryDirectory);
    const isKept = entries.some((entry) => entry.name === name && entry.version === version);
    if (!isKept) await publish({ name, build, registryDirectory });
  }
}
