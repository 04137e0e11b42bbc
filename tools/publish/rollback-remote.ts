/** `npm run rollback-remote -- content [version]`: switches back to the previous version, or to the one that is named. */
import { registryDirectory } from './registry/registry-file.ts';
import { remoteNames, remotes } from './remotes.ts';
import { rollbackAnnounced } from './publication/publish-command.ts';
import { readPublishers, signerOf } from './registry/team-keys.ts';

const [name = '', wanted] = process.argv.slice(2);

if (!remoteNames.includes(name)) {
  console.error(`Usage: npm run rollback-remote -- ${remoteNames.join('|')} [version]`);
  process.exit(2);
}

await rollbackAnnounced({
  name,
  version: wanted,
  registryDirectory: registryDirectory(),
  signer: signerOf(remotes[name]!.team),
  publishers: readPublishers(),
});
