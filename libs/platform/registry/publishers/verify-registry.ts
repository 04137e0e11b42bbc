/** Whether a registry says only what the teams signed and may say: otherwise it is refused whole, and the last good one serves. */
import { refusedPaths } from './ownership.ts';
import { formlessLines } from '../paths/remote-lines.ts';
import { siteTeam, type Publishers } from './publishers.ts';
import { mayPublish } from './taken-out-remotes.ts';
import {
  isSwitch,
  versionLabel,
  wasLive,
  type Registry,
  type RegistryEntry,
  type RegistryEvent,
} from '../file/registry.ts';
import { hashOf, isEntrySigned, isSealed } from './signatures.ts';

const keysOf = ({ teams }: Publishers, team: string): readonly string[] =>
  Object.hasOwn(teams, team) ? teams[team]! : [];

/** The hash of another remote's file would keep that file from loading. */
function foreignFile({ name, version, remoteEntry, css, integrity }: RegistryEntry): string | undefined {
  const own = `/remotes/${name}/${version}/`;
  return [remoteEntry, ...css, ...Object.keys(integrity)].find((file) => !file.startsWith(own) || file.includes('..'));
}

function entryFault(entry: RegistryEntry, publishers: Publishers): string | null {
  // Nobody is given it any more, and whose key counts for it is not known.
  if (!mayPublish(publishers, entry.name)) return null;
  const label = versionLabel(entry.name, entry.version);
  const publisher = publishers.remotes[entry.name]!;
  if (!isEntrySigned(entry, keysOf(publishers, publisher.team)))
    return `${label} is not signed by a key of the team ${publisher.team}`;
  const foreign = foreignFile(entry);
  if (foreign !== undefined) return `${label} names ${foreign}, which is not a file of its own`;
  return refusedPaths(entry.paths, entry.name, publishers.remotes)[0] ?? formlessLines(entry)[0] ?? null;
}

/** What a remote's lines say in the end. */
interface Standing {
  live?: string | undefined;
  canary?: { version: string; share: number | undefined } | undefined;
}

function standingsOf(history: readonly RegistryEvent[]): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const event of history) {
    const { name, version, share } = event;
    const before = standings.get(name) ?? {};
    if (isSwitch(event)) standings.set(name, { live: version });
    if (event.action === 'canary') standings.set(name, { ...before, canary: { version, share } });
  }
  return standings;
}

/** The site's own key may only go back, and promote what its team has put on trial. */
function mayAct({ action, name, version }: RegistryEvent, team: string, before: readonly RegistryEvent[]): boolean {
  if (team !== siteTeam || action === 'rolledBack') return true;
  return action === 'published' && standingsOf(before).get(name)?.canary?.version === version;
}

/** A line about a remote that was taken out: the chain still holds it, and its team's key while that is known. */
function takenOutLineFault(history: readonly RegistryEvent[], at: number, publishers: Publishers): string | null {
  const { seal } = history[at]!;
  const keys = keysOf(publishers, seal?.team ?? '');
  const isWhole =
    keys.length > 0 ? isSealed(history[at]!, history[at - 1], keys) : seal?.previous === hashOf(history[at - 1]);
  return isWhole ? null : `line ${at + 1} of the history is not as it was signed`;
}

function eventFault(history: readonly RegistryEvent[], at: number, publishers: Publishers): string | null {
  const event = history[at]!;
  if (!mayPublish(publishers, event.name)) return takenOutLineFault(history, at, publishers);
  const where = `line ${at + 1} of the history`;
  const owner = publishers.remotes[event.name]!.team;
  const team = event.seal?.team ?? '';
  if (team !== siteTeam && team !== owner) return `${where} is not by the team of ${event.name}`;
  if (!isSealed(event, history[at - 1], keysOf(publishers, team))) return `${where} is not as it was signed`;
  const before = history.slice(0, at);
  if (event.action === 'rolledBack' && !wasLive({ history: before }, event.name, event.version))
    return `${where} goes back to a version that was never live`;
  return mayAct(event, team, before) ? null : `${where}: the site's key may not publish`;
}

/** Sets are not signed: they must be what the history ends in. */
function setFault({ sets, trials, history }: Registry): string | null {
  const standings = standingsOf(history);
  const live = Object.entries(sets[0]?.versions ?? {});
  const wrong = live.find(([name, version]) => standings.get(name)?.live !== version);
  if (wrong) return `${versionLabel(...wrong)} is live without a signed line`;
  const lost = [...standings].find(([name, { live: version }]) => version && sets[0]?.versions[name] !== version);
  if (lost) return `${lost[0]} is missing from the live versions`;
  const canary = trials.find(({ name, share, versions }) => {
    const said = standings.get(name)?.canary;
    return share > 0 && (said?.version !== versions[name] || said?.share !== share);
  });
  return canary ? `the canary of ${canary.name} has no signed line` : null;
}

/** A withdrawn version stays withdrawn until it is published again. */
function withdrawalFault({ history, withdrawn, entries }: Registry): string | null {
  const said = new Set<string>();
  for (const { action, name, version, from } of history) {
    if (action === 'rolledBack' && from !== undefined) said.add(versionLabel(name, from));
    else if (action !== 'rolledBack') said.delete(versionLabel(name, version));
  }
  const missing = entries
    .map(({ name, version }) => versionLabel(name, version))
    .find((label) => said.has(label) !== withdrawn.includes(label));
  return missing ? `${missing} is marked otherwise than its history says` : null;
}

/**
 * Versions of remotes that nobody may publish any more are left as they are: readers leave them out (taken-out-remotes.ts).
 * @throws Error with the first fault
 */
export function verifyRegistry(registry: Registry, publishers: Publishers): Registry {
  const fault =
    registry.entries.map((entry) => entryFault(entry, publishers)).find((found) => found !== null) ??
    registry.history.map((_, at) => eventFault(registry.history, at, publishers)).find((found) => found !== null) ??
    setFault(registry) ??
    withdrawalFault(registry);
  if (fault) throw new Error(fault);
  return registry;
}

/** Whether a registry continues another one: its history has the other's last line at the same place. */
export const continues = (next: Registry, before: Registry): boolean => {
  const last = before.history.at(-1)?.seal?.signature;
  return last === undefined || next.history[before.history.length - 1]?.seal?.signature === last;
};
