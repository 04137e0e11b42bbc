/**
 * A remote that the platform team has taken out of the table of publishers is not there for visitors and for other remotes. The registry
 * keeps its versions and its history: put back into the table, it is live again.
 */
import type { Publishers } from './publishers.ts';
import type { Registry, RevisionSet } from '../file/registry.ts';

type Table = Pick<Publishers, 'remotes'>;

export const mayPublish = ({ remotes }: Table, name: string): boolean => Object.hasOwn(remotes, name);

/** Names with a live version that nobody may publish any more. */
export const takenOut = ({ sets }: Registry, publishers: Table): string[] =>
  Object.keys(sets[0]?.versions ?? {}).filter((name) => !mayPublish(publishers, name));

const without = <Set extends RevisionSet>(set: Set, publishers: Table): Set => ({
  ...set,
  versions: Object.fromEntries(Object.entries(set.versions).filter(([name]) => mayPublish(publishers, name))),
});

/** The registry as visitors get it. It is not written back. */
export const withoutTakenOut = (registry: Registry, publishers: Table): Registry => ({
  ...registry,
  sets: registry.sets.map((set) => without(set, publishers)),
  trials: registry.trials.filter(({ name }) => mayPublish(publishers, name)).map((trial) => without(trial, publishers)),
  entries: registry.entries.filter(({ name }) => mayPublish(publishers, name)),
});
