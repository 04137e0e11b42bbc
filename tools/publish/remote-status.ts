/** `npm run remote-status [-- history]`: which version of each remote is live and which on trial, what it can go back to, and what happened when. */
import type { Registry } from '../../libs/platform/registry/file/registry.ts';
import { fail } from '../start/progress.ts';
import { readUsable, registryDirectory } from './registry/registry-file.ts';
import { statusOf } from './registry/registry-status.ts';
import { publishingRemotes } from './remotes.ts';

const registry = await readUsable(registryDirectory()).catch(fail);

const timeOf = (at: number): string => (at === 0 ? 'unknown' : new Date(at).toISOString());

const historyOf = ({ history }: Registry): Array<Record<string, string | number>> =>
  history.map(({ at, action, name, version, revision }) => ({
    at: timeOf(at),
    action,
    remote: name,
    version,
    revision,
  }));

console.table(process.argv[2] === 'history' ? historyOf(registry) : statusOf(registry, publishingRemotes));
