/** One publisher at a time: the lock names its process, so that the lock of a killed one is taken over at once. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const lockPath = (directory: string): string => join(directory, '.lock');

/** The process that holds the lock; null when the lock is gone. */
const holderOf = (directory: string): Promise<number | null> =>
  readFile(lockPath(directory), 'utf8').then(
    (text) => Number(text) || null,
    () => null,
  );

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A link, because a file that is created and then written could be left empty by a killed process. */
async function take(directory: string): Promise<boolean> {
  const draft = `${lockPath(directory)}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  const isTaken = await link(draft, lockPath(directory)).then(
    () => true,
    (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  );
  await rm(draft);
  return isTaken;
}

async function waitForLock(directory: string, report: (words: string) => void): Promise<void> {
  let isReported = false;
  while (!(await take(directory))) {
    const holder = await holderOf(directory);
    if (holder !== null && !isRunning(holder)) await rm(lockPath(directory), { force: true });
    else if (holder !== null && !isReported) report(`waiting for the publisher with process id ${holder}`);
    isReported ||= holder !== null;
    await wait(50);
  }
}

/** Runs the work while no other publisher runs. @param report receives a sentence when it has to wait */
export async function withRegistryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  report: (words: string) => void = console.error,
): Promise<Result> {
  await mkdir(directory, { recursive: true });
  await waitForLock(directory, report);
  try {
    return await work();
  } finally {
    await rm(lockPath(directory), { force: true });
  }
}
