/**
 * The registry: which versions of which remotes exist, and which belong together. Written by tools/publish, read by the edge at every
 * request; hence pure functions only. Node also runs these files without a build.
 */
import type { RemotePath } from '../remote';

export interface RegistryEntry {
  name: string;
  /** Twelve hex digits of the content hash: the same build is the same version. */
  version: string;
  /** Files as URL paths, `/remotes/content/0a1b2c3d4e5f/...`. */
  remoteEntry: string;
  css: readonly string[];
  /** The edge's bundle, relative to the version's directory. */
  server: string;
  serverIntegrity: string;
  /** URL path to integrity hash `sha384-...`, of every file that a browser may load. */
  integrity: Readonly<Record<string, string>>;
  paths: readonly RemotePath[];
}

export interface RevisionSet {
  revision: number;
  /** When it became the newest; milliseconds since the epoch. */
  at: number;
  /** Remote name to version. */
  versions: Readonly<Record<string, string>>;
}

/** One line of the history, which only grows. */
export interface RegistryEvent {
  at: number;
  action: 'published' | 'rolledBack';
  name: string;
  /** The version that is live afterwards. */
  version: string;
  revision: number;
}

export interface Registry {
  /** Newest first. */
  sets: readonly RevisionSet[];
  /** Every stored version, newest of a remote first. */
  entries: readonly RegistryEntry[];
  /** `content@0a1b2c3d4e5f`: rolled back; no visitor is pinned to it any more. */
  withdrawn: readonly string[];
  /** Oldest first. */
  history: readonly RegistryEvent[];
}

export const emptyRegistry: Registry = { sets: [], entries: [], withdrawn: [], history: [] };

export const versionLabel = (name: string, version: string): string => `${name}@${version}`;

export const entryOf = ({ entries }: Registry, name: string, version: string): RegistryEntry | undefined =>
  entries.find((entry) => entry.name === name && entry.version === version);

export const isWithdrawn = ({ withdrawn }: Registry, name: string, version: string): boolean =>
  withdrawn.includes(versionLabel(name, version));

/** True when every version of the set still exists and none was rolled back. */
const isUsable = (registry: Registry, { versions }: RevisionSet): boolean =>
  Object.entries(versions).every(
    ([name, version]) => !isWithdrawn(registry, name, version) && entryOf(registry, name, version) !== undefined,
  );

/** The set of this revision, while all of it may be used. */
export const usableSet = (registry: Registry, wanted: number): RevisionSet | undefined =>
  registry.sets.find((set) => set.revision === wanted && isUsable(registry, set));

/** The set to which the visitor is pinned, or the newest one. */
export const chooseSet = (registry: Registry, pinned?: number): RevisionSet =>
  (pinned === undefined ? undefined : usableSet(registry, pinned)) ??
  registry.sets[0] ?? { revision: 0, at: 0, versions: {} };

export const entriesOf = (registry: Registry, { versions }: RevisionSet): RegistryEntry[] =>
  Object.entries(versions).flatMap(([name, version]) => entryOf(registry, name, version) ?? []);

/**
 * Whether a build must be published: it is neither the current version nor one that was rolled back. An older version counts, because
 * somebody built it again on purpose.
 */
export const needsPublish = (registry: Registry, name: string, version: string): boolean =>
  registry.sets[0]?.versions[name] !== version && !isWithdrawn(registry, name, version);
