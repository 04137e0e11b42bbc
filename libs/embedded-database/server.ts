/** Starts, stops and restarts the server of one data folder. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Account, Binaries } from './binaries.ts';
import { killProcesses, processesOf } from './server-processes.ts';

export interface Place extends Binaries {
  data: string;
  /** What `destroy` deletes: the data, or the whole folder in the shared home. */
  disposable: string;
  password: string;
  throwaway: boolean;
}

/** Seconds after which a stop becomes a kill; crash recovery makes that safe. */
const stopWithin = 20;

/** @throws Error when it does not start, e.g. because the port is in use */
export async function start({ data, pgCtl, account, throwaway }: Place, port: number): Promise<void> {
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=200',
    ...(throwaway ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
  ];
  const log = join(data, 'server.log');
  await runAsync(pgCtl, ['start', '-w', '-t', '30', '-D', data, '-l', log, '-o', settings.join(' ')], account);
}

export async function stop({ data, pgCtl, account }: Place): Promise<void> {
  if (processesOf(data).length === 0) return;
  await runAsync(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', String(stopWithin)], account).catch(() =>
    killProcesses(data),
  );
}

/** Kills the remaining processes and starts the server, which recovers every commit from its log. @param port the former one, known to clients @throws Error as `start` does */
export async function restart(place: Place, port: number): Promise<void> {
  await killProcesses(place.data);
  // No server is left, but an unrelated process may have the stale pid.
  rmSync(join(place.data, 'postmaster.pid'), { force: true });
  await start(place, port);
}

/** Line 4 of `postmaster.pid` is the port (PostgreSQL manual, "Database File Layout"). */
export function portOf(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  const line = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[3] : undefined;
  return line ? Number(line) : null;
}

const options = (account: Account | undefined) => ({ ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
export const run = (program: string, args: string[], account: Account | undefined): unknown =>
  execFileSync(program, args, { ...options(account), stdio: 'pipe' });

/** Detached, so that Ctrl-C in the terminal does not reach the database. */
function runAsync(program: string, args: string[], account: Account | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...options(account), stdio: 'ignore', detached: true });
    child.once('error', fail);
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${program} ${args[0]} ended with ${code}`))));
  });
}
