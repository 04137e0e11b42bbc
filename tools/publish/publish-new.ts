/** Publishes the remotes whose build is not the current version; one that was rolled back stays so. */
import { join } from 'node:path';
import { awaitsPublish } from '../../libs/platform/registry/registry.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { publish, versionOf } from './publish.ts';
import { readRegistry } from './registry-file.ts';
import { remotes } from './remotes.ts';

export async function publishNew(registryDirectory: string): Promise<void> {
  for (const name of remotes) {
    const build = join(workspaceRoot, 'dist/apps', name);
    const version = await versionOf(build);
    if (awaitsPublish(await readRegistry(registryDirectory), name, version))
      await publish({ name, build, registryDirectory });
  }
}
