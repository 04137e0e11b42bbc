/**
 * Which versions are kept: the live ones, those on trial, every one that was live within the last day (a visitor's pin lasts two hours,
 * an open tab may load a day later), and of each remote the last good ones before the live one.
 */
import {
  isSwitch,
  isWithdrawn,
  versionLabel,
  type Registry,
  type RegistryEntry,
  type RevisionSet,
} from './registry.ts';

/** Milliseconds for which a replaced version still loads. */
export const loadableFor = 24 * 3_600_000;
/** A version that was live this long without a rollback is good. Milliseconds. */
export const goodAfter = 600_000;

/** When each set stopped being the newest; the newest has not. */
const replacedAt = ({ sets }: Registry, set: RevisionSet): number => {
  const at = sets.indexOf(set);
  return at <= 0 ? Infinity : sets[at - 1]!.at;
};

const isRecent = (registry: Registry, set: RevisionSet, now: number): boolean =>
  replacedAt(registry, set) > now - loadableFor;

/** Milliseconds for which a version was live, up to now; from the history, because sets go earlier. */
function liveTime({ history }: Registry, { name, version }: RegistryEntry, now: number): number {
  const switches = history.filter((event) => event.name === name && isSwitch(event));
  return switches.reduce(
    (sum, event, at) => (event.version === version ? sum + (switches[at + 1]?.at ?? now) - event.at : sum),
    0,
  );
}

const isGood = (registry: Registry, entry: RegistryEntry, now: number): boolean =>
  !isWithdrawn(registry, entry.name, entry.version) && liveTime(registry, entry, now) >= goodAfter;

/** Good versions of a remote beside the live one: with it the three that the shell is tried with (tools/publish/shell/shell-contract.ts). */
const goodKept = 2;

const lastGood = (registry: Registry, name: string, now: number): RegistryEntry[] =>
  registry.entries
    .filter(
      (entry) =>
        entry.name === name && registry.sets[0]?.versions[name] !== entry.version && isGood(registry, entry, now),
    )
    .slice(0, goodKept);

const labelsOf = ({ versions }: RevisionSet): string[] =>
  Object.entries(versions).map(([name, version]) => versionLabel(name, version));

/** The registry without the versions and sets that nobody can need any more. */
export function prune(registry: Registry, now: number): Registry {
  const recent = registry.sets.filter((set) => isRecent(registry, set, now));
  const trials = registry.trials.filter(({ until }) => until === null || until > now);
  const names = [...new Set(registry.entries.map(({ name }) => name))];
  const good = names.flatMap((name) => lastGood(registry, name, now));
  const kept = new Set([
    ...[...recent, ...trials].flatMap(labelsOf),
    ...good.map(({ name, version }) => versionLabel(name, version)),
  ]);
  const isKept = (set: RevisionSet): boolean => labelsOf(set).every((label) => kept.has(label));
  return {
    ...registry,
    sets: registry.sets.filter(isKept),
    trials,
    entries: registry.entries.filter(({ name, version }) => kept.has(versionLabel(name, version))),
    withdrawn: registry.withdrawn.filter((label) => kept.has(label)),
  };
}
