/** The embedded database: a PostgreSQL cluster in a folder, started unless it is already running. */
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, reachableFolder } from './binaries.ts';
import { freePort } from './free-port.ts';
import { portOf, restart, run, start, stop, type Place } from './server.ts';

export interface Cluster {
  /** Connection string of a database of the cluster. */
  url(database: string): string;
  stop(): Promise<void>;
  /** Kills the remaining processes of a crashed or hanging server and starts it at the same address. @throws Error when it does not start */
  restart(): Promise<void>;
  /** Its data folder. */
  data: string;
  /** Stops it and deletes its data. */
  destroy(): Promise<void>;
}
export interface ClusterOptions {
  /** Folder of data and password; created when missing. */
  folder: string;
  /** Trades durability for speed: only for tests. */
  throwaway?: boolean;
}

const startTries = 10;

/** Attaches or starts; retries for about ten seconds, because a cluster that is starting or stopping allows neither. */
export async function openCluster({ folder, throwaway = false }: ClusterOptions): Promise<Cluster> {
  const place = prepare(resolve(folder), throwaway);
  for (let attempt = 1; ; attempt++) {
    const running = await attach(place);
    if (running) return running;
    try {
      // Reuses the port of a crashed server, because its clients reconnect there.
      await start(place, await freePort(portOf(place.data) ?? undefined));
    } catch (failure) {
      if (attempt === startTries) throw failure;
      await pause(1000);
    }
  }
}

function prepare(folder: string, throwaway: boolean): Place {
  const place = { ...placeOf(folder), password: password(folder), throwaway };
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise(place);
  return place;
}

/** Where the cluster of a folder has its data, which need not exist yet. */
export function placeOf(folder: string): Omit<Place, 'password' | 'throwaway'> {
  const binaries = findBinaries();
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const home = reachableFolder(folder, binaries.account, key);
  mkdirSync(home, { recursive: true });
  const data = join(home, 'postgres');
  return { ...binaries, data, disposable: home === folder ? data : home };
}

function password(folder: string): string {
  const file = join(folder, 'postgres.password');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function initialise({ data, initdb, account, password: secret }: Place): void {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);
  const file = join(data, '..', `pw-${process.pid}`);
  writeFileSync(file, secret, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
  try {
    run(
      initdb,
      [
        '--pgdata',
        data,
        '--username',
        'emsal',
        '--pwfile',
        file,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
      ],
      account,
    );
  } finally {
    rmSync(file, { force: true });
  }
}

/** Null when no server of this folder responds. */
async function attach(place: Place): Promise<Cluster | null> {
  const port = portOf(place.data);
  if (port === null) return null;
  const url = (database: string): string => `postgres://emsal:${place.password}@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    if (realpathSync(rows[0]!.data_directory) !== realpathSync(place.data)) return null;
    return {
      url,
      data: place.data,
      stop: () => stop(place),
      restart: () => restart(place, port),
      destroy: () => destroy(place),
    };
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function destroy(place: Place): Promise<void> {
  await stop(place);
  rmSync(place.disposable, { recursive: true, force: true });
}
