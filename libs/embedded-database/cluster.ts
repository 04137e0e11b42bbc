/** The embedded database: a real PostgreSQL cluster in a folder, started when nobody runs it, attached to when somebody left it running. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, reachableFolder, type Account, type Binaries } from './binaries.ts';
import { freePort } from './free-port.ts';

export interface Cluster {
  /** Connection string of a database of the cluster. */
  url(database: string): string;
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  destroy(): Promise<void>;
}
export interface ClusterOptions {
  /** The folder that owns data and password; made when missing. */
  folder: string;
  /** Trades durability for speed: only for tests. */
  throwaway?: boolean;
}

interface Place extends Binaries {
  data: string;
  /** What goes with the data when it is deleted: the folder of its own that it was given, or the data alone. */
  disposable: string;
  password: string;
  throwaway: boolean;
}

const startTries = 10;

/** Starts or attaches; tries for about ten seconds, because a cluster that is just starting or stopping answers neither way. */
export async function openCluster({ folder, throwaway = false }: ClusterOptions): Promise<Cluster> {
  const place = prepare(resolve(folder), throwaway);
  for (let attempt = 1; ; attempt++) {
    const running = await attach(place);
    if (running) return running;
    try {
      await start(place);
    } catch (failure) {
      if (attempt === startTries) throw failure;
      await pause(1000);
    }
  }
}

function prepare(folder: string, throwaway: boolean): Place {
  const binaries = findBinaries();
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const home = reachableFolder(folder, binaries.account, key);
  mkdirSync(home, { recursive: true });
  const data = join(home, 'postgres');
  const place = { ...binaries, data, disposable: home === folder ? data : home, password: password(folder), throwaway };
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise(place);
  return place;
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

async function start({ data, pgCtl, account, throwaway }: Place): Promise<void> {
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    ...(throwaway ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
  ];
  await runAsync(
    pgCtl,
    ['start', '-w', '-t', '30', '-D', data, '-l', join(data, 'server.log'), '-o', settings.join(' ')],
    account,
  );
}

/** Null when nothing answers for this very folder. */
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
    return { url, stop: () => stop(place), destroy: () => destroy(place) };
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Line 4 of `postmaster.pid` is the port (PostgreSQL manual, "Database File Layout"). */
function portOf(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  const line = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[3] : undefined;
  return line ? Number(line) : null;
}

const stop = ({ data, pgCtl, account }: Place): Promise<void> =>
  runAsync(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w'], account);

async function destroy(place: Place): Promise<void> {
  await stop(place);
  rmSync(place.disposable, { recursive: true, force: true });
}

const options = (account: Account | undefined) => ({ ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
const run = (program: string, args: string[], account: Account | undefined): unknown =>
  execFileSync(program, args, { ...options(account), stdio: 'pipe' });

/** Detached, so that a Ctrl-C at the terminal reaches the owner and not the database. */
function runAsync(program: string, args: string[], account: Account | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...options(account), stdio: 'ignore', detached: true });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${program} ${args[0]} ended with ${code}`))));
  });
}
