/** How the registry changes: a version is published, or a remote goes back to an earlier one. */
import {
  entryOf,
  isWithdrawn,
  versionLabel,
  type Registry,
  type RegistryEntry,
  type RegistryEvent,
} from './registry.ts';
import { prune } from './retention.ts';

interface Switch {
  action: RegistryEvent['action'];
  name: string;
  version: string;
  at: number;
}

/** A new newest set in which one remote has another version, and its line in the history. */
function withSwitch(registry: Registry, { action, name, version, at }: Switch): Registry {
  const revision = (registry.sets[0]?.revision ?? 0) + 1;
  const versions = { ...registry.sets[0]?.versions, [name]: version };
  return {
    ...registry,
    sets: [{ revision, at, versions }, ...registry.sets],
    history: [...registry.history, { at, action, name, version, revision }],
  };
}

/** The registry after a publication. Publishing the current version again changes nothing. @param at milliseconds since the epoch */
export function withPublished(registry: Registry, entry: RegistryEntry, at: number): Registry {
  const { name, version } = entry;
  if (registry.sets[0]?.versions[name] === version) return registry;
  const label = versionLabel(name, version);
  const others = registry.entries.filter((other) => versionLabel(other.name, other.version) !== label);
  const stored = {
    ...registry,
    entries: [entry, ...others],
    withdrawn: registry.withdrawn.filter((item) => item !== label),
  };
  return prune(withSwitch(stored, { action: 'published', name, version, at }), at);
}

export type RollbackResult =
  | { ok: true; registry: Registry; version: string }
  | { ok: false; reason: 'unknown remote' | 'no version before' | 'no such version' | 'that version was rolled back' };

export interface Rollback {
  name: string;
  /** The version to go back to; without it the newest that was neither rolled back nor is the current one. */
  version?: string | undefined;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The registry after a rollback: the current version is withdrawn. */
export function withRolledBack(registry: Registry, { name, version, at }: Rollback): RollbackResult {
  const current = registry.sets[0]?.versions[name];
  if (current === undefined) return { ok: false, reason: 'unknown remote' };
  const withdrawn = { ...registry, withdrawn: [...registry.withdrawn, versionLabel(name, current)] };
  const target = version === undefined ? newestUsable(withdrawn, name) : entryOf(registry, name, version);
  if (target === undefined)
    return { ok: false, reason: version === undefined ? 'no version before' : 'no such version' };
  if (isWithdrawn(withdrawn, name, target.version)) return { ok: false, reason: 'that version was rolled back' };
  return {
    ok: true,
    version: target.version,
    registry: withSwitch(withdrawn, { action: 'rolledBack', name, version: target.version, at }),
  };
}

const newestUsable = (registry: Registry, name: string): RegistryEntry | undefined =>
  registry.entries.find((entry) => entry.name === name && !isWithdrawn(registry, name, entry.version));
