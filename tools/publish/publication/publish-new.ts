/** Keeps the shell's build, and publishes the remotes whose build is not the current version; a rolled back version stays rolled back. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canaryOf } from '../../../libs/platform/registry/file/registry-changes.ts';
import { isWithdrawn, needsPublish, type Registry } from '../../../libs/platform/registry/file/registry.ts';
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import { CommandError } from '../../start/progress.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';
import { publishByNeed } from './publish-by-need.ts';
import { builtShell } from '../shell/built-shell.ts';
import { keepShell } from '../shell/kept-shell.ts';
import { publish } from './publish.ts';
import { versionOf } from './stored-versions.ts';
import { forgetForeignRegistry, readRegistry } from '../registry/registry-file.ts';
import { publicationFrom } from './publication-from.ts';
import { publishingRemotes, remotes } from '../remotes.ts';
import { keyPlace, providePublishers } from '../registry/team-keys.ts';

export async function publishNew(registryDirectory: string): Promise<void> {
  const publishers = providePublishers(publishingRemotes);
  if (keyPlace().isLocal) await forgetForeignRegistry(registryDirectory, publishers);
  await keepShell(builtShell, registryDirectory, Date.now());
  await publishByNeed(Object.entries(remotes), ([name, { team }]) =>
    publishChanged({ name, team, publishers, registryDirectory }),
  );
}

/** Why a start leaves a build as it is, and what gives it to everybody; null for one that it publishes or that is live. */
export function leftBecause(registry: Registry, name: string, version: string): string | null {
  const command = `npm run publish-remote -- ${name}`;
  if (isWithdrawn(registry, name, version))
    return `${name} ${version} was rolled back and is not published again: ${command}`;
  // Its visitors decide, not a restart.
  return canaryOf(registry, name)?.versions[name] === version
    ? `${name} ${version} stays on trial: ${command} gives it to everybody`
    : null;
}

interface Changed {
  name: string;
  team: string;
  publishers: Publishers;
  registryDirectory: string;
}

async function publishChanged({ name, team, publishers, registryDirectory }: Changed): Promise<void> {
  const build = join(workspaceRoot, 'dist/apps', name);
  if (!existsSync(build)) throw new CommandError(`${build} is missing: nx build ${name}`);
  const version = await versionOf(build);
  const registry = await readRegistry(registryDirectory);
  const left = leftBecause(registry, name, version);
  if (left !== null) console.warn(left);
  else if (needsPublish(registry, name, version))
    await publish({ ...publicationFrom({ name, team, build, publishers }), registryDirectory });
}
