/** Publishes the remotes whose build is not the current version; a rolled back version stays rolled back. */
import { join } from 'node:path';
import { isWithdrawn, needsPublish } from '../../libs/platform/registry/registry.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publish, versionOf } from './publish.ts';
import { readRegistry } from './registry-file.ts';
import { builtShell, remotes } from './remotes.ts';

export async function publishNew(registryDirectory: string): Promise<void> {
  for (const [name, addresses] of Object.entries(remotes)) {
    const build = join(workspaceRoot, 'dist/apps', name);
    const version = await versionOf(build);
    const registry = await readRegistry(registryDirectory);
    if (needsPublish(registry, name, version))
      await publish({ name, build, registryDirectory, addresses, shell: builtShell });
    else if (isWithdrawn(registry, name, version))
      console.warn(`${name} ${version} was rolled back and is not published again: npm run publish-remote -- ${name}`);
  }
}
