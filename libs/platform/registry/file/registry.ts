/**
 * The registry: which versions of which remotes exist, and which belong together. Written by tools/publish, read by the edge at every
 * request; hence pure functions only. Node also runs these files without a build.
 */
import type { RemotePath } from '../../remote';
import { canaryAt } from '../canary/canary-share.ts';
import { withLinePaths, type PublishedLine } from '../paths/remote-lines.ts';

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
  /** Facts of the lines whose forms it serves. */
  lines?: readonly PublishedLine[];
  /** Of everything above, by a key of the remote's team (signatures.ts). Missing only before it is stored. */
  signature?: string;
}

export interface RevisionSet {
  revision: number;
  /** When it became the newest; milliseconds since the epoch. */
  at: number;
  /** Remote name to version. */
  versions: Readonly<Record<string, string>>;
}

/** Versions that only some visitors get: a share of them, or those with a link. */
export interface TrialSet extends RevisionSet {
  kind: 'canary' | 'preview';
  /** The remote whose version is on trial. */
  name: string;
  /** Of all visitors, from 0 to 1; 0 for a preview and for a canary that has ended. */
  share: number;
  /** Until then its pages and files can be loaded; milliseconds since the epoch. Endless while visitors are assigned to it. */
  until: number | null;
}

/** What makes the history append-only: each line names the one before, and its team signs it. */
export interface EventSeal {
  team: string;
  /** Hash of the line before; empty for the first. */
  previous: string;
  signature: string;
}

/** One line of the history, which only grows. */
export interface RegistryEvent {
  at: number;
  action: 'published' | 'rolledBack' | 'canary' | 'preview';
  name: string;
  /** The version that is live, or on trial, afterwards. */
  version: string;
  revision: number;
  /** The version that was withdrawn. */
  from?: string | undefined;
  /** Of a canary. */
  share?: number | undefined;
  /** In what respect a canary was worse when the keeper rolled it back. */
  cause?: string | undefined;
  seal?: EventSeal | undefined;
}

export interface Registry {
  /** Newest first: the sets that all visitors got. */
  sets: readonly RevisionSet[];
  /** Newest first. */
  trials: readonly TrialSet[];
  /** Every stored version, newest of a remote first. */
  entries: readonly RegistryEntry[];
  /** `content@0a1b2c3d4e5f`: rolled back; no visitor is pinned to it any more. */
  withdrawn: readonly string[];
  /** Oldest first. */
  history: readonly RegistryEvent[];
}

export const emptyRegistry: Registry = { sets: [], trials: [], entries: [], withdrawn: [], history: [] };

/** Whether the event gave all visitors another version. */
export const isSwitch = ({ action }: RegistryEvent): boolean => action === 'published' || action === 'rolledBack';

/** Whether all visitors ever got the version; one that was only on trial or shown by a link is not there to go back to. */
export const wasLive = ({ history }: Pick<Registry, 'history'>, name: string, version: string): boolean =>
  history.some((event) => isSwitch(event) && event.name === name && event.version === version);

export const versionLabel = (name: string, version: string): string => `${name}@${version}`;
export const nameOfLabel = (label: string): string => label.slice(0, label.lastIndexOf('@'));

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
  [...registry.sets, ...registry.trials].find((set) => set.revision === wanted && isUsable(registry, set));

/** The canary of a visitor, by the visitor's place among all, while it may be used. */
function usableCanary(registry: Registry, place: number): TrialSet | undefined {
  const canary = canaryAt(registry.trials, place);
  return canary && isUsable(registry, canary) ? canary : undefined;
}

/** The set to which the visitor is pinned, else a canary's, else the newest. @param place from 0 to 1; without one no canary */
export const chooseSet = (registry: Registry, pinned?: number, place = 1): RevisionSet =>
  (pinned === undefined ? undefined : usableSet(registry, pinned)) ??
  usableCanary(registry, place) ??
  registry.sets[0] ?? { revision: 0, at: 0, versions: {} };

/** The versions of a set as they are beside each other. */
export const entriesOf = (registry: Registry, { versions }: RevisionSet): RegistryEntry[] =>
  withLinePaths(Object.entries(versions).flatMap(([name, version]) => entryOf(registry, name, version) ?? []));

/**
 * Whether a build must be published: it is neither the current version nor one that was rolled back. An older version counts, because
 * somebody built it again on purpose.
 */
export const needsPublish = (registry: Registry, name: string, version: string): boolean =>
  registry.sets[0]?.versions[name] !== version && !isWithdrawn(registry, name, version);
