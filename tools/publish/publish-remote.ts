/**
 * `npm run publish-remote -- content`: checks, builds and publishes one or more remotes. `--built` publishes the existing build;
 * `--canary 5` gives it to five of a hundred visitors first (docs/how-to/add-a-remote.md).
 */
import { parseArgs } from 'node:util';
import { fail } from '../start/progress.ts';
import { buildRemotes, chosenRemotes, publicationOf } from './chosen-remotes.ts';
import { publish } from './publish.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean' }, canary: { type: 'string' } },
});
const names = chosenRemotes(positionals, 'publish-remote', ' [--built] [--canary <percent>]');
const percent = values.canary === undefined ? null : Number(values.canary);
if (percent !== null && !(percent > 0 && percent <= 50)) {
  console.error(`--canary takes a share from 0 to 50 percent of the visitors; it is "${values.canary}".`);
  process.exit(2);
}

if (!values.built) buildRemotes(names);
for (const name of names) {
  const audience = percent === null ? {} : { audience: { kind: 'canary', share: percent / 100 } as const };
  const { version, revision } = await publish({ ...publicationOf(name), ...audience }).catch(fail);
  const reach = percent === null ? 'is live' : `is tried by ${percent} % of the visitors`;
  console.log(`${name} ${version} ${reach} at revision ${revision}`);
}
