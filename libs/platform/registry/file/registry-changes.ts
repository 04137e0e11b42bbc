/** How the registry changes: a version is published, tried by some visitors or by whoever has a link, or rolled back. */
import { losesLines } from '../paths/remote-lines.ts';
import {
  entryOf,
  isWithdrawn,
  versionLabel,
  wasLive,
  type Registry,
  type RegistryEntry,
  type RegistryEvent,
  type TrialSet,
} from './registry.ts';
import { loadableFor, prune } from './retention.ts';
import type { Signal } from '../reports/visit-marks.ts';

type Change = Omit<RegistryEvent, 'revision' | 'seal'>;

const newest = (numbers: number[]): number => Math.max(0, ...numbers);
const nextRevision = ({ sets, trials, history }: Registry): number =>
  1 + newest([...sets, ...trials, ...history].map(({ revision }) => revision));

const stored = (registry: Registry, entry: RegistryEntry): Registry => ({
  ...registry,
  entries: [entry, ...registry.entries.filter(({ name, version }) => name !== entry.name || version !== entry.version)],
  withdrawn: registry.withdrawn.filter((label) => label !== versionLabel(entry.name, entry.version)),
});

/** Whoever is pinned to an ended trial may finish. */
const ended = (trial: TrialSet, at: number): TrialSet =>
  trial.share === 0 ? trial : { ...trial, share: 0, until: at + loadableFor };

const same = ({ kind, name, share, until }: TrialSet) => ({ kind, name, share, until });

/** The trials after a change of the live versions: each running one goes on with the others' new versions. */
function trialsAfter(registry: Registry, name: string, at: number): Registry {
  const running = registry.trials.filter(({ share }) => share > 0);
  let next: Registry = { ...registry, trials: registry.trials.map((trial) => ended(trial, at)) };
  for (const trial of running.filter((one) => one.name !== name).toReversed())
    next = withTrial(next, { ...same(trial), at, version: trial.versions[trial.name]! });
  return next;
}

/** A new newest set in which one remote has another version, and its line in the history. */
function withSwitch(registry: Registry, change: Change): Registry {
  const revision = nextRevision(registry);
  const { name, version, at } = change;
  const versions = { ...registry.sets[0]?.versions, [name]: version };
  const switched: Registry = {
    ...registry,
    sets: [{ revision, at, versions }, ...registry.sets],
    history: [...registry.history, { ...change, revision }],
  };
  return trialsAfter(switched, name, at);
}

/** The registry after a publication. Publishing the current version again changes nothing. @param at milliseconds since the epoch */
export function withPublished(registry: Registry, entry: RegistryEntry, at: number): Registry {
  const { name, version } = entry;
  if (registry.sets[0]?.versions[name] === version) return registry;
  return prune(withSwitch(stored(registry, entry), { action: 'published', name, version, at }), at);
}

interface Trial {
  kind: TrialSet['kind'];
  name: string;
  version: string;
  share: number;
  /** Null for a canary. */
  until: number | null;
  at: number;
}

function withTrial(registry: Registry, { version, at, ...trial }: Trial): Registry {
  const revision = nextRevision(registry);
  const versions = { ...registry.sets[0]?.versions, [trial.name]: version };
  return { ...registry, trials: [{ revision, at, versions, ...trial }, ...registry.trials] };
}

/** The registry with a version that a share of visitors get. It replaces the remote's earlier canary. */
export function withCanary(registry: Registry, entry: RegistryEntry, { share, at }: { share: number; at: number }) {
  const { name, version } = entry;
  const own = (trial: TrialSet): TrialSet => (trial.name === name ? ended(trial, at) : trial);
  const before = { ...stored(registry, entry), trials: registry.trials.map(own) };
  const next = withTrial(before, { kind: 'canary', name, version, share, until: null, at });
  const event: RegistryEvent = { action: 'canary', name, version, share, at, revision: next.trials[0]!.revision };
  return prune({ ...next, history: [...next.history, event] }, at);
}

/** The registry with a version that nobody gets without a link. */
export function withPreview(registry: Registry, entry: RegistryEntry, { until, at }: { until: number; at: number }) {
  const { name, version } = entry;
  const next = withTrial(stored(registry, entry), { kind: 'preview', name, version, share: 0, until, at });
  const event: RegistryEvent = { action: 'preview', name, version, at, revision: next.trials[0]!.revision };
  return prune({ ...next, history: [...next.history, event] }, at);
}

/** The version of a remote that a share of visitors get now. */
export const canaryOf = ({ trials }: Registry, name: string): TrialSet | undefined =>
  trials.find((trial) => trial.name === name && trial.share > 0);

/** The registry after a canary has passed: everybody gets its version. */
export function withPromoted(registry: Registry, name: string, at: number): Registry {
  const canary = canaryOf(registry, name);
  const entry = canary && entryOf(registry, name, canary.versions[name]!);
  return entry ? withPublished(registry, entry, at) : registry;
}

export type RollbackResult = { ok: true; registry: Registry; version: string } | { ok: false; reason: RollbackRefusal };

const noneBefore = 'no version before: publish one that is mended';
const unknownVersion = 'no such version: npm run remote-status lists them';

type RollbackRefusal =
  | 'it was never published'
  | typeof noneBefore
  | typeof unknownVersion
  | 'that version was never live: publish it'
  | 'that version was rolled back'
  | 'that version publishes no lines, and other remotes have pages of every line';

export interface Rollback {
  name: string;
  /** The version to go back to; without it the newest that was not rolled back, is not the current one and has what others need. */
  version?: string | undefined;
  /** In what respect it was worse, when the keeper decides. */
  cause?: Signal | undefined;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Whether a version of the remote has what the live versions of the others need. */
function fitBeside(registry: Registry, name: string): (entry: RegistryEntry) => boolean {
  const live = Object.entries(registry.sets[0]?.versions ?? {}).flatMap(
    ([of, version]) => entryOf(registry, of, version) ?? [],
  );
  const before = live.find((entry) => entry.name === name);
  const others = live.filter((entry) => entry.name !== name);
  return (entry) => entry.name === name && !losesLines(entry, before, others);
}

/** The registry after a rollback: the canary's version is withdrawn, or without a canary the current one. */
export function withRolledBack(registry: Registry, { name, version, cause, at }: Rollback): RollbackResult {
  const current = registry.sets[0]?.versions[name];
  const canary = canaryOf(registry, name)?.versions[name];
  const from = canary ?? current;
  if (from === undefined) return { ok: false, reason: 'it was never published' };
  const withdrawn = { ...registry, withdrawn: [...registry.withdrawn, versionLabel(name, from)] };
  const wanted = version ?? (canary === undefined ? undefined : current);
  const isFit = fitBeside(registry, name);
  const target =
    wanted === undefined
      ? withdrawn.entries.find(
          (entry) =>
            isFit(entry) && wasLive(registry, name, entry.version) && !isWithdrawn(withdrawn, name, entry.version),
        )
      : entryOf(registry, name, wanted);
  if (target === undefined) return { ok: false, reason: wanted === undefined ? noneBefore : unknownVersion };
  if (!wasLive(registry, name, target.version)) return { ok: false, reason: 'that version was never live: publish it' };
  if (isWithdrawn(withdrawn, name, target.version)) return { ok: false, reason: 'that version was rolled back' };
  if (target.version !== current && !isFit(target))
    return { ok: false, reason: 'that version publishes no lines, and other remotes have pages of every line' };
  const change: Change = { action: 'rolledBack', name, version: target.version, from, at, ...(cause && { cause }) };
  return { ok: true, version: target.version, registry: withSwitch(withdrawn, change) };
}
