/**
 * The registry: which versions of which remotes there are, and which of them belong together.
 * Written by tools/publish, read by the edge at every request. Pure functions only, so that both may use it.
 */
import type { RemotePath } from '../remote';

export interface RegistryEntry {
  name: string;
  /** Twelve hex digits of the contents: the same build is the same version. */
  version: string;
  /** Files as paths on the site, `/remotes/content/0a1b2c3d4e5f/...`. */
  remoteEntry: string;
  css: readonly string[];
  /** The edge's bundle, relative to the version's folder. */
  server: string;
  serverIntegrity: string;
  /** Path on the site to `sha384-...`, of every file that a browser may load. */
  integrity: Readonly<Record<string, string>>;
  paths: readonly RemotePath[];
}

export interface RevisionSet {
  revision: number;
  /** Remote to version. */
  versions: Readonly<Record<string, string>>;
}

export interface Registry {
  /** Newest first. */
  sets: readonly RevisionSet[];
  /** Every version that is kept, newest of a remote first. */
  entries: readonly RegistryEntry[];
  /** `content@0a1b2c3d4e5f`: rolled back; no visitor stays on it. */
  withdrawn: readonly string[];
}

/** Versions of a remote that stay beside the current one. */
export const keptBefore = 2;

export const emptyRegistry: Registry = { sets: [], entries: [], withdrawn: [] };

const label = (name: string, version: string): string => `${name}@${version}`;

const entryOf = ({ entries }: Registry, name: string, version: string): RegistryEntry | undefined =>
  entries.find((entry) => entry.name === name && entry.version === version);

/** True when every version of the set is still kept and none was rolled back. */
const isUsable = (registry: Registry, { versions }: RevisionSet): boolean =>
  Object.entries(versions).every(
    ([name, version]) =>
      !registry.withdrawn.includes(label(name, version)) && entryOf(registry, name, version) !== undefined,
  );

/** The set of a pinned visitor, or the newest one. */
export function chooseSet(registry: Registry, pinned?: number): RevisionSet {
  const kept = registry.sets.find(({ revision }) => revision === pinned);
  return kept && isUsable(registry, kept) ? kept : (registry.sets[0] ?? { revision: 0, versions: {} });
}

export const entriesOf = (registry: Registry, { versions }: RevisionSet): RegistryEntry[] =>
  Object.entries(versions).flatMap(([name, version]) => entryOf(registry, name, version) ?? []);

const nextSet = ({ sets }: Registry, name: string, version: string): RevisionSet => ({
  revision: (sets[0]?.revision ?? 0) + 1,
  versions: { ...sets[0]?.versions, [name]: version },
});

/** Drops what is older than two versions before the current one, and the sets that needed it. */
function prune(registry: Registry): Registry {
  const seen: Record<string, number> = {};
  const entries = registry.entries.filter(({ name }) => (seen[name] = (seen[name] ?? 0) + 1) <= keptBefore + 1);
  const lean = { ...registry, entries };
  return {
    ...lean,
    sets: registry.sets.filter((set) =>
      Object.entries(set.versions).every(([name, version]) => entryOf(lean, name, version)),
    ),
  };
}

/** A build that is neither the current version nor one that was rolled back. An older one counts: whoever builds it wants to see it. */
export const awaitsPublish = ({ sets, withdrawn }: Registry, name: string, version: string): boolean =>
  sets[0]?.versions[name] !== version && !withdrawn.includes(label(name, version));

/** The registry after a publish. Publishing the current version again changes nothing. */
export function withPublished(registry: Registry, entry: RegistryEntry): Registry {
  if (registry.sets[0]?.versions[entry.name] === entry.version) return registry;
  const others = registry.entries.filter(
    ({ name, version }) => label(name, version) !== label(entry.name, entry.version),
  );
  return prune({
    entries: [entry, ...others],
    sets: [nextSet(registry, entry.name, entry.version), ...registry.sets],
    withdrawn: registry.withdrawn.filter((item) => item !== label(entry.name, entry.version)),
  });
}

export type RollbackResult =
  { ok: true; registry: Registry; version: string } | { ok: false; reason: 'unknown remote' | 'no version before' };

/** The registry after a rollback: the newest kept version that was not rolled back and is not the current one. */
export function withRolledBack(registry: Registry, name: string): RollbackResult {
  const current = registry.sets[0]?.versions[name];
  if (current === undefined) return { ok: false, reason: 'unknown remote' };
  const withdrawn = [...registry.withdrawn, label(name, current)];
  const before = registry.entries.find(
    (entry) => entry.name === name && !withdrawn.includes(label(name, entry.version)),
  );
  if (before === undefined) return { ok: false, reason: 'no version before' };
  return {
    ok: true,
    version: before.version,
    registry: { ...registry, withdrawn, sets: [nextSet(registry, name, before.version), ...registry.sets] },
  };
}
