/**
 * Which versions are kept: the live ones, every one that was live within the last day (a visitor's pin lasts two hours, an open tab may
 * load a day later), and of each remote the last good one before the live one.
 */
import { isWithdrawn, versionLabel, type Registry, type RegistryEntry, type RevisionSet } from './registry.ts';

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

/** Milliseconds for which a version was live, up to now. */
function liveTime(registry: Registry, { name, version }: RegistryEntry, now: number): number {
  return registry.sets
    .filter(({ versions }) => versions[name] === version)
    .reduce((sum, set) => sum + Math.min(replacedAt(registry, set), now) - set.at, 0);
}

const isGood = (registry: Registry, entry: RegistryEntry, now: number): boolean =>
  !isWithdrawn(registry, entry.name, entry.version) && liveTime(registry, entry, now) >= goodAfter;

/** The newest good version of a remote before the live one. */
const lastGood = (registry: Registry, name: string, now: number): RegistryEntry | undefined =>
  registry.entries.find(
    (entry) =>
      entry.name === name && registry.sets[0]?.versions[name] !== entry.version && isGood(registry, entry, now),
  );

const labelsOf = ({ versions }: RevisionSet): string[] =>
  Object.entries(versions).map(([name, version]) => versionLabel(name, version));

/** The registry without the versions and sets that nobody can need any more. */
export function prune(registry: Registry, now: number): Registry {
  const recent = registry.sets.filter((set) => isRecent(registry, set, now));
  const names = [...new Set(registry.entries.map(({ name }) => name))];
  const good = names.flatMap((name) => lastGood(registry, name, now) ?? []);
  const kept = new Set([...recent.flatMap(labelsOf), ...good.map(({ name, version }) => versionLabel(name, version))]);
  const isKept = (set: RevisionSet): boolean => labelsOf(set).every((label) => kept.has(label));
  return {
    ...registry,
    sets: registry.sets.filter(isKept),
    entries: registry.entries.filter(({ name, version }) => kept.has(versionLabel(name, version))),
    withdrawn: registry.withdrawn.filter((label) => kept.has(label)),
  };
}
