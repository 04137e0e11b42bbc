/** `npm run remote-status [-- history]`: which version of each remote is live and which on trial, what it can go back to, and what happened when. */
import { canaryOf } from '../../libs/platform/registry/publications.ts';
import { isWithdrawn, wasLive, type Registry } from '../../libs/platform/registry/registry.ts';
import { readRegistry, registryDirectory } from './registry/registry-file.ts';

const registry = await readRegistry(registryDirectory());

const timeOf = (at: number): string => (at === 0 ? 'unknown' : new Date(at).toISOString());

function statusOf({ sets, entries }: Registry): Array<Record<string, string>> {
  return Object.entries(sets[0]?.versions ?? {}).map(([remote, live]) => {
    const stored = entries.filter(({ name, version }) => name === remote && version !== live).map((one) => one.version);
    const withdrawn = stored.filter((version) => isWithdrawn(registry, remote, version));
    const earlier = stored.filter((version) => wasLive(registry, remote, version) && !withdrawn.includes(version));
    const trial = canaryOf(registry, remote);
    const tried = trial ? `${trial.versions[remote]} (${trial.share * 100} %)` : '';
    return {
      remote,
      live,
      'on trial': tried,
      'can go back to': earlier.join(' '),
      'rolled back': withdrawn.join(' '),
    };
  });
}

const historyOf = ({ history }: Registry): Array<Record<string, string | number>> =>
  history.map(({ at, action, name, version, revision }) => ({
    at: timeOf(at),
    action,
    remote: name,
    version,
    revision,
  }));

console.table(process.argv[2] === 'history' ? historyOf(registry) : statusOf(registry));
