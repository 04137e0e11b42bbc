/** What the registry says of each remote now, as a table. */
import { canaryOf } from '../../../libs/platform/registry/file/registry-changes.ts';
import { takenOut } from '../../../libs/platform/registry/publishers/taken-out-remotes.ts';
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import { isWithdrawn, wasLive, type Registry } from '../../../libs/platform/registry/file/registry.ts';

function versionsOf(registry: Registry, remote: string, live: string) {
  const stored = registry.entries.filter(({ name, version }) => name === remote && version !== live);
  const withdrawn = stored.map(({ version }) => version).filter((version) => isWithdrawn(registry, remote, version));
  const earlier = stored
    .map(({ version }) => version)
    .filter((version) => wasLive(registry, remote, version) && !withdrawn.includes(version));
  return { 'can go back to': earlier.join(' '), 'rolled back': withdrawn.join(' ') };
}

function onTrial(registry: Registry, remote: string): string {
  const trial = canaryOf(registry, remote);
  return trial ? `${trial.versions[remote]} (${trial.share * 100} %)` : '';
}

/** @param remotes those that may publish now */
export function statusOf(registry: Registry, remotes: Publishers['remotes']): Array<Record<string, string>> {
  const gone = takenOut(registry, { remotes });
  return Object.entries(registry.sets[0]?.versions ?? {}).map(([remote, live]) =>
    gone.includes(remote)
      ? { remote, live: 'taken out of tools/publish/remotes.ts', 'can go back to': live }
      : { remote, live, 'on trial': onTrial(registry, remote), ...versionsOf(registry, remote, live) },
  );
}
