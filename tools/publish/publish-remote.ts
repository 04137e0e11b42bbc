/**
 * `npm run publish-remote -- content`: checks, builds and publishes one or more remotes. `--built` publishes the existing build;
 * `--canary 5` gives it to five of a hundred visitors first (docs/how-to/add-a-remote.md).
 */
import { parseArgs } from 'node:util';
import { publishAnnounced, readPercent } from './publication/publish-command.ts';
import { buildRemotes, chosenRemotes, publicationOf } from './publication/chosen-remotes.ts';
import { fail } from '../start/progress.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { built: { type: 'boolean' }, canary: { type: 'string' } },
  });
  const names = chosenRemotes(positionals, 'publish-remote', ' [--built] [--canary <percent>]');
  const percent = readPercent(values.canary);
  if (!values.built) await buildRemotes(names);
  for (const name of names) await publishAnnounced(publicationOf(name), percent);
}

await main().catch(fail);
