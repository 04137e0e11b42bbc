/** `npm run rollback-remote -- content`: switches the pointer to the version before. */
import { fail } from '../start/progress.ts';
import { registryDirectory } from './registry-file.ts';
import { remotes } from './remotes.ts';
import { rollback } from './rollback.ts';

const [name = ''] = process.argv.slice(2);

if (!remotes.includes(name)) {
  console.error(`Usage: npm run rollback-remote -- ${remotes.join('|')}`);
  process.exit(2);
}

const { version, revision } = await rollback(name, registryDirectory()).catch(fail);
console.log(`${name} is back at ${version}, revision ${revision}`);
