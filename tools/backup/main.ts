/** `npm run backup -- <new folder>` backs the database up while it runs; `npm run restore -- <folder>` puts it into an empty data folder. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp } from '../../libs/embedded-database/backup.ts';
import { CommandError, fail, step } from '../start/progress.ts';
import { readSettings } from '../start/settings.ts';
import { openLiveDatabase } from './live-database.ts';

async function main([given]: string[]): Promise<void> {
  const { dataFolder, databaseUrl } = readSettings();
  if (databaseUrl) throw new CommandError('DATABASE_URL names a managed database: its provider backs it up.');
  if (!given || existsSync(given))
    throw new CommandError('Name a folder that does not exist: npm run backup -- <folder>');
  const folder = resolve(given);
  const { cluster, close } = await openLiveDatabase(dataFolder);
  try {
    await step(`Backing the database up into ${folder}`, () => backUp(cluster, folder));
  } finally {
    await close();
  }
  console.log(`✓ Back up the secrets of ${dataFolder} too, at another place: *.key, *.keys, postgres.password.`);
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
