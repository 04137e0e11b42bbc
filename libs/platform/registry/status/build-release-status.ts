/** The status of all remotes out of the registry and what the edge counted. */
import { canaryOf } from '../file/registry-changes.ts';
import { isSwitch, versionLabel, type Registry, type RegistryEvent } from '../file/registry.ts';
import { siteTeam } from '../publishers/publishers.ts';
import type { ReleaseEvent, ReleaseStatus, RemoteRelease } from './release-status-schema.ts';
import type { VersionCounts } from '../reports/version-counts.ts';
import { signals, type Signal } from '../reports/visit-marks.ts';

/** Lines of the history that the desk shows. */
const maxEvents = 20;

/** A later release may know others. */
const causeOf = ({ cause }: RegistryEvent): Signal | null => signals.find((signal) => signal === cause) ?? null;

const eventOf = (event: RegistryEvent): ReleaseEvent => ({
  at: event.at,
  action: event.action,
  name: event.name,
  version: event.version,
  from: event.from ?? null,
  isByKeeper: event.seal?.team === siteTeam,
  cause: causeOf(event),
});

function remoteOf(
  registry: Registry,
  { counts, synthetic }: VersionCounts,
  [name, version]: [string, string],
): RemoteRelease {
  const events = registry.history.filter((event) => event.name === name);
  const switched = events.findLast(isSwitch);
  const tried = events.findLast(({ action }) => action === 'canary');
  const release = (shown: string, since = 0) => {
    const of = (sums: VersionCounts['counts']) => sums.find(({ label }) => label === versionLabel(name, shown));
    const [people, own] = [of(counts), of(synthetic)].map((sum) => ({
      total: sum?.total ?? 0,
      failed: sum?.failed ?? 0,
    }));
    return { version: shown, since, visitors: people!, ownVisits: own!, marks: of(counts)?.marks ?? {} };
  };
  const trial = canaryOf(registry, name);
  return {
    name,
    live: release(version, switched?.at),
    canary: trial ? { ...release(trial.versions[name]!, tried?.at), share: trial.share } : null,
    rolledBack: switched?.from === undefined ? null : { version: switched.from, cause: causeOf(switched) },
  };
}

export const buildReleaseStatus = (registry: Registry, counted: VersionCounts): ReleaseStatus => ({
  began: counted.began,
  remotes: Object.entries(registry.sets[0]?.versions ?? {}).map((live) => remoteOf(registry, counted, live)),
  history: registry.history.slice(-maxEvents).toReversed().map(eventOf),
});
