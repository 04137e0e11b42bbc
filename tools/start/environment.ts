/** Starts and stops the whole product: database, sandbox, API and site. Used by `npm start` and by the journeys. */
import { join } from 'node:path';
import pg from 'pg';
import { shareWithAccount } from '../../libs/embedded-database/binaries.ts';
import { openCluster, type Cluster } from '../../libs/embedded-database/cluster.ts';
import { takeOwnership } from '../../libs/embedded-database/ownership.ts';
import { supervise } from '../../libs/embedded-database/supervise.ts';
import { startProcesses, type Processes } from './processes.ts';
import { CommandError, step } from './progress.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { addressesOf, describeServices, type ServiceName } from './services.ts';
import type { Settings } from './settings.ts';

/** Tests restart a service the hard way, e.g. to kill an API in the middle of a payment. */
export interface Environment extends Processes<ServiceName> {
  siteUrl: string;
  sandboxUrl: string;
  deskUrl: string;
  databaseUrl: string;
  /** Also contains the logs of the services. */
  dataFolder: string;
}

interface Database {
  url: string;
  close(): Promise<void>;
}
/** `throwaway`: no fsync, and data deleted at the end. */
export interface EnvironmentOptions {
  throwaway?: boolean;
  env?: Record<string, string>;
}

export const databaseName = 'emsal';

export async function openEnvironment(
  settings: Settings,
  { throwaway = false, env = {} }: EnvironmentOptions = {},
): Promise<Environment> {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, close: async () => undefined }
    : await step('Starting the database', () => openDatabase(settings, throwaway));
  try {
    await requireFreePorts(settings);
    const processes = await startProcesses(await describeServices(settings, database.url, env));
    return {
      ...addressesOf(settings),
      databaseUrl: database.url,
      dataFolder: settings.dataFolder,
      ...processes,
      close: async () => {
        await processes.close();
        await database.close();
      },
    };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

async function openDatabase(settings: Settings, throwaway: boolean): Promise<Database> {
  if (!throwaway) shareWithAccount(settings.dataFolder);
  const cluster = await openCluster({ folder: settings.dataFolder, throwaway });
  const owner = await takeOwnership(cluster.url('postgres'));
  if (!owner)
    throw new CommandError(
      `Emsal already runs on the data in ${settings.dataFolder}. Stop it first, or set EMSAL_DATA_DIR to another folder.`,
    );
  await createDatabase(cluster);
  const supervision = supervise(cluster, {
    around: (restart) => step('The database ended or hangs, starting it again', restart),
    failed: ({ message }) => console.error(`✗ ${message}. Its log: ${join(cluster.data, 'server.log')}`),
  });
  return {
    url: cluster.url(databaseName),
    close: async () => {
      await supervision.stop();
      await owner.release();
      await (throwaway ? cluster.destroy() : cluster.stop());
    },
  };
}

async function createDatabase(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
  if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  await client.end();
}
