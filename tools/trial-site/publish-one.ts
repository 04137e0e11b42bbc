/**
 * Publishes a finished build of a trial site in a process of its own: `publish-one.ts <folder of the site> <name> <build>
 * [untried]`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePublishers } from '../../libs/platform/registry/publishers/publishers.ts';
import { publish } from '../publish/publication/publish.ts';
import { signerOf } from '../publish/registry/team-keys.ts';
import { fail } from '../start/progress.ts';
import { trialTeam } from './trial-site.ts';

const [folder, name, build, kind] = process.argv.slice(2) as [string, string, string, string?];
const published = await publish({
  name,
  build,
  registryDirectory: join(folder, 'registry'),
  ...(kind !== 'untried' && { shell: join(folder, 'shell') }),
  signer: signerOf(trialTeam, { directory: join(folder, 'keys'), isLocal: true }),
  publishers: parsePublishers(await readFile(join(folder, 'publishers.json'), 'utf8')),
}).catch(fail);
console.log(published.version);
