/** The status of all remotes out of the registry and what the edge counted. */
import { canaryOf } from './publications.ts';
import { isSwitch, versionLabel, type Registry } from './registry.ts';
import type { ReleaseStatus, RemoteRelease } from './release-status.ts';
import type { VersionCounts } from './version-counts.ts';

/** Lines of the history that the desk shows. */
const latest = 20;

function remoteOf(registry: Registry, { counts }: VersionCounts, [name, version]: [string, string]): RemoteRelease {
  const events = registry.history.filter((event) => event.name === name);
  const [switched, tried] = [events.findLast(isSwitch), events.findLast(({ action }) => action === 'canary')];
  const release = (shown: string, since = 0) => {
    const { total = 0, failed = 0, marks = {} } = counts.find(({ label }) => label === versionLabel(name, shown)) ?? {};
    return { version: shown, since, visitors: { total, failed }, marks };
  };
  const trial = canaryOf(registry, name);
  return {
    name,
    live: release(version, switched?.at),
    canary: trial ? { ...release(trial.versions[name]!, tried?.at), share: trial.share } : null,
    rolledBack: switched?.from ?? null,
  };
}

export const releaseStatusOf = (registry: Registry, counted: VersionCounts): ReleaseStatus => ({
  began: counted.began,
  remotes: Object.entries(registry.sets[0]?.versions ?? {}).map((live) => remoteOf(registry, counted, live)),
  history: registry.history
    .slice(-latest)
    .toReversed()
    .map(({ at, action, name, version }) => ({ at, action, name, version })),
});
