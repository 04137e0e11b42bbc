/** The embedded database of a data folder: attached to where it runs, otherwise started and stopped again. */
import { existsSync } from 'node:fs';
import { shareWithAccount } from '../../libs/embedded-database/binaries.ts';
import { openCluster, placeOf, type Cluster } from '../../libs/embedded-database/cluster.ts';
import { takeOwnership } from '../../libs/embedded-database/ownership.ts';
import { join } from 'node:path';
import { CommandError } from '../start/progress.ts';

export async function openLiveDatabase(folder: string): Promise<{ cluster: Cluster; close: () => Promise<void> }> {
  shareWithAccount(folder);
  if (!existsSync(join(placeOf(folder).data, 'PG_VERSION')))
    throw new CommandError(`There is no database in ${folder} yet: run npm start first.`);
  const cluster = await openCluster({ folder });
  const owner = await takeOwnership(cluster.url('postgres'));
  const close = async (): Promise<void> => {
    if (!owner) return;
    await owner.release();
    await cluster.stop();
  };
  return { cluster, close };
}
