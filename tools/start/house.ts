/** The whole product as one thing that opens and closes: database, sandbox, API, site. `npm start` and the journeys both open it. */
import pg from 'pg';
import { openCluster, type Cluster } from '../../libs/embedded-database/cluster.ts';
import { takeOwnership } from '../../libs/embedded-database/ownership.ts';
import { Refusal, step } from './progress.ts';
import { addressesOf, describeServices, type ServiceName } from './services.ts';
import { startService, type Service } from './service.ts';
import type { Settings } from './settings.ts';

export interface House {
  siteUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  /** With the logs of its services. */
  dataFolder: string;
  /** Resolves with the service that ends next, of those that run now. */
  nextEnded(): Promise<ServiceName>;
  close(): Promise<void>;
  /** Stops one service the hard way and starts it anew: how the tests kill an API in the middle of a payment. */
  restart(name: ServiceName, signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

interface Database {
  url: string;
  close(): Promise<void>;
}
/** Given to every house that a test opens: no fsync, data deleted at the end. */
export interface HouseOptions {
  throwaway?: boolean;
  env?: Record<string, string>;
}

const databaseName = 'emsal';

export async function openHouse(
  settings: Settings,
  { throwaway = false, env = {} }: HouseOptions = {},
): Promise<House> {
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, close: async () => undefined }
    : await step('Starting the database', () => openDatabase(settings, throwaway));
  const specs = await describeServices(settings, database.url, env);
  const running = new Map<ServiceName, Service>();
  const close = async (): Promise<void> => {
    for (const service of [...running.values()].reverse()) await service.stop();
    await database.close();
  };
  try {
    for (const spec of specs) running.set(spec.name, await step(`Starting ${spec.title}`, () => startService(spec)));
  } catch (failure) {
    await close();
    throw failure;
  }
  return {
    ...addressesOf(settings),
    databaseUrl: database.url,
    dataFolder: settings.dataFolder,
    nextEnded: () => Promise.race([...running].map(async ([name, { ended }]) => (await ended, name))),
    close,
    restart: async (name, signal = 'SIGKILL') => {
      await running.get(name)!.stop(signal);
      running.set(name, await startService(specs.find((spec) => spec.name === name)!));
    },
  };
}

async function openDatabase(settings: Settings, throwaway: boolean): Promise<Database> {
  const cluster = await openCluster({ folder: settings.dataFolder, throwaway });
  const owner = await takeOwnership(cluster.url('postgres'));
  if (!owner)
    throw new Refusal(
      `Emsal already runs on the data in ${settings.dataFolder}. Stop it first, or set EMSAL_DATA_DIR to another folder.`,
    );
  await createDatabase(cluster);
  return {
    url: cluster.url(databaseName),
    close: async () => {
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
