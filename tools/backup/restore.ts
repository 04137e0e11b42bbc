/** `npm run restore -- <backup folder>`: makes a backup the database of the data folder, which has none yet but its secrets. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { restore } from '../../libs/embedded-database/backup.ts';
import { shareWithAccount } from '../../libs/embedded-database/binaries.ts';
import { placeOf } from '../../libs/embedded-database/cluster.ts';
import { CommandError, fail, step } from '../start/progress.ts';
import { readSettings } from '../start/settings.ts';

const secrets = ['postgres.password', 'secret.key', 'personal-data.keys', 'personal-data-index.key'];

async function main([given]: string[]): Promise<void> {
  if (!given || !existsSync(join(given, 'backup_label')))
    throw new CommandError('Name the folder of a backup: npm run restore -- <folder>');
  const { dataFolder } = readSettings();
  if (!existsSync(join(dataFolder, secrets[0]!)))
    throw new CommandError(`First copy the backed-up secrets into ${dataFolder}: ${secrets.join(', ')}.`);
  // As at every start: it decides where the data is when root runs this.
  shareWithAccount(dataFolder);
  const { data } = placeOf(dataFolder);
  if (existsSync(join(data, 'PG_VERSION'))) throw new CommandError(`Move the present database away first: ${data}`);
  await step(`Restoring the database of ${dataFolder}`, () => restore(resolve(given), dataFolder));
  console.log('✓ npm start brings it up; its retention job then deletes what has become due since the backup.');
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
