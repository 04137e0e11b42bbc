/** `npm run rollback-remote -- content [version]`: switches back to the previous version, or to the one that is named. */
import { fail } from '../start/progress.ts';
import { registryDirectory } from './registry/registry-file.ts';
import { remoteNames, remotes } from './remotes.ts';
import { rollback } from './publication/rollback.ts';
import { readPublishers, signerOf } from './registry/team-keys.ts';

const [name = '', wanted] = process.argv.slice(2);

if (!remoteNames.includes(name)) {
  console.error(`Usage: npm run rollback-remote -- ${remoteNames.join('|')} [version]`);
  process.exit(2);
}

const { version, revision } = await rollback({
  name,
  version: wanted,
  registryDirectory: registryDirectory(),
  signer: signerOf(remotes[name]!.team),
  publishers: readPublishers(),
}).catch(fail);
console.log(`${name} is rolled back to ${version}, revision ${revision}`);
