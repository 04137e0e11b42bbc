/** The operating system processes of a cluster: the working directory of every PostgreSQL process is its data folder. */
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** First line of `postmaster.pid`; null when there is none. */
export function postmasterOf(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : NaN;
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** The postmaster and its backends, including orphaned ones. Without /proc (macOS) only the postmaster, with which its backends end. */
export function processesOf(data: string): number[] {
  if (!existsSync(data)) return [];
  if (existsSync('/proc/self/cwd')) return pidsWorkingIn(realpathSync(data));
  const postmaster = postmasterOf(data);
  return postmaster !== null && isAlive(postmaster) ? [postmaster] : [];
}

const pidsWorkingIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === folder)
    .map(Number);

/** Null for a process that has ended or is a zombie. */
function workingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Kills all processes, stopped ones too. Resolves when none is left: a new server does not start while an old backend uses the shared memory. */
export async function killProcesses(data: string): Promise<void> {
  for (let left = processesOf(data); left.length > 0; left = processesOf(data)) {
    signalAll(left, 'SIGKILL');
    await pause(20);
  }
}

/** Signals each process; one that has ended since it was listed, as a backend does by itself, is passed over. */
export const signalAll = (pids: readonly number[], name: 'SIGKILL' | 'SIGSTOP'): void =>
  pids.forEach((pid) => signal(pid, name));
const isAlive = (pid: number): boolean => signal(pid, 0);
function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
