/** The built shell against the last versions of every remote: each must still load and render, because teams publish when they like. */
import { join } from 'node:path';
import {
  entriesOf,
  entryOf,
  isWithdrawn,
  versionLabel,
  type Registry,
  type RegistryEntry,
} from '../../../libs/platform/registry/file/registry.ts';
import { readAssetList } from '../gate/complete-files.ts';
import { sharedRefusals } from '../gate/shared-versions.ts';
import { trialRefusals } from '../gate/trial-render.ts';

/** Versions of a remote: the live one and those that it may go back to. */
const versionsTried = 3;

/** The live version first. */
export function lastVersions(registry: Registry, name: string): RegistryEntry[] {
  const live = entryOf(registry, name, registry.sets[0]?.versions[name] ?? '');
  const earlier = registry.entries.filter(
    (entry) => entry.name === name && entry !== live && !isWithdrawn(registry, name, entry.version),
  );
  return [...(live ? [live] : []), ...earlier].slice(0, versionsTried);
}

export interface ContractPlace {
  registryDirectory: string;
  /** Folder of the built shell. */
  shell: string;
}

async function refusalsOf(entry: RegistryEntry, registry: Registry, place: ContractPlace): Promise<string[]> {
  const { registryDirectory, shell } = place;
  const build = join(registryDirectory, entry.name, entry.version);
  const [remote, host] = await Promise.all([readAssetList(build), readAssetList(shell)]);
  const publishers = entriesOf(registry, registry.sets[0]!);
  const shared = sharedRefusals(remote.shared, host.shared);
  const found = shared.length > 0 ? shared : await trialRefusals({ entry, build, shell, publishers });
  return found.map((words) => `${versionLabel(entry.name, entry.version)}: ${words}`);
}

/** One sentence for each version that the shell breaks. */
export async function contractRefusals(registry: Registry, place: ContractPlace): Promise<string[]> {
  const refusals: string[] = [];
  for (const name of Object.keys(registry.sets[0]?.versions ?? {}))
    for (const entry of lastVersions(registry, name)) refusals.push(...(await refusalsOf(entry, registry, place)));
  return refusals;
}
