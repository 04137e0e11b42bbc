/** `npm run backup-drill`: backs the database up while it runs, restores the copy elsewhere, compares both, and deletes the copy. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, restore } from '../../libs/embedded-database/backup.ts';
import { openCluster, type Cluster } from '../../libs/embedded-database/cluster.ts';
import { CommandError, fail, step } from '../start/progress.ts';
import { readSettings } from '../start/settings.ts';
import { personalDataVariables } from '../start/stored-secrets.ts';
import { differences, digestOf, type Digest } from './digest.ts';
import { connected } from './connected.ts';
import { openLiveDatabase } from './live-database.ts';
import { checkPersonalValues } from './personal-values.ts';

const passwordFile = 'postgres.password';

/** The same moment on both sides: writes wait while the rows are counted and the backup ends. */
async function backUpAndDigest(live: Cluster, folder: string): Promise<Digest> {
  let digest: Digest = {};
  await connected(live, async (client) => {
    await backUp(live, folder, async () => {
      digest = await digestOf(client, { holdsWrites: true });
    });
    await client.query('COMMIT');
  });
  return digest;
}

async function openCopy(backup: string, folder: string, dataFolder: string): Promise<Cluster> {
  mkdirSync(folder);
  copyFileSync(join(dataFolder, passwordFile), join(folder, passwordFile));
  restore(backup, folder);
  return openCluster({ folder });
}

async function drill(): Promise<void> {
  const { dataFolder, databaseUrl } = readSettings();
  if (databaseUrl) throw new CommandError('DATABASE_URL names a managed database: its provider backs it up.');
  const { PERSONAL_DATA_KEYS: keys } = personalDataVariables(dataFolder, process.env);
  const folder = mkdtempSync(join(tmpdir(), 'emsal-drill-'));
  const live = await openLiveDatabase(dataFolder);
  let copy: Cluster | undefined;
  try {
    const backup = join(folder, 'backup');
    const before = await step('Backing the database up', () => backUpAndDigest(live.cluster, backup));
    copy = await step('Restoring it elsewhere', () => openCopy(backup, join(folder, 'restored'), dataFolder));
    const after = await connected(copy, (client) => digestOf(client));
    const different = differences(before, after);
    if (different.length > 0) throw new CommandError(`Not restored as it was: ${different.join(', ')}`);
    const { values, versions } = await connected(copy, (client) => checkPersonalValues(client, keys));
    console.log(`✓ ${Object.keys(before).length} tables, sequences and constraints are the same.`);
    console.log(
      `✓ ${values} personal values are read with the keys (${versions.join(', ') || 'none'}), and none without.`,
    );
  } finally {
    await copy?.destroy();
    await live.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

drill().then(() => process.exit(0), fail);
