/** One publisher at a time: the lock names its process and when that started, so that the lock of a killed one is taken over at once. */
import { readdirSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, startOf } from '../../../libs/shutdown/is-running.ts';
import { CommandError } from '../../start/progress.ts';
import { draftOf, removeStaleDrafts } from '../files/drafts.ts';

const lockPath = (directory: string): string => join(directory, '.lock');

interface Holder {
  /** NaN in a lock that names none. */
  pid: number;
  /** Empty where the system does not tell. */
  start: string;
}

/** The process that a lock names; null when the lock is gone. @throws CommandError for what cannot be read */
const holderOf = (lock: string): Promise<Holder | null> =>
  readFile(lock, 'utf8').then(
    (text) => {
      const [pid = '', start = ''] = text.split(' ');
      return { pid: Number.parseInt(pid, 10), start };
    },
    ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'ENOENT') return null;
      throw new CommandError(`The lock of the registry cannot be read (${message}): remove ${lock}.`);
    },
  );

/** In containers the next publisher often has the process id of the killed one. */
const isHeldBy = ({ pid, start }: Holder): boolean =>
  pid > 0 && isRunning(pid) && (start === '' || start === startOf(pid));

/** A link, because a file that is created and then written could be left empty by a killed process. */
async function take(lock: string): Promise<boolean> {
  const draft = draftOf(lock);
  await writeFile(draft, `${process.pid} ${startOf(process.pid)}`);
  const isTaken = await link(draft, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  );
  await rm(draft);
  return isTaken;
}

const isStale = async (lock: string): Promise<boolean> => {
  const holder = await holderOf(lock);
  return holder !== null && !isHeldBy(holder);
};

/** Removes the lock of a killed process. Guarded, or the lock of whoever took it over a moment ago could be removed. */
async function removeStaleLock(lock: string): Promise<boolean> {
  const guard = `${lock}.guard`;
  if (await isStale(guard)) await rm(guard, { force: true });
  if (!(await take(guard))) return false;
  const isRemoved = await isStale(lock);
  if (isRemoved) await rm(lock, { force: true });
  await rm(guard, { force: true });
  return isRemoved;
}

async function waitForLock(lock: string, report: (words: string) => void): Promise<void> {
  let isReported = false;
  while (!(await take(lock))) {
    const holder = await holderOf(lock);
    if (holder === null) continue;
    if (isHeldBy(holder)) {
      if (!isReported) report(`waiting for the publisher with process id ${holder.pid}`);
      isReported = true;
      await wait(50);
    } else if (await removeStaleLock(lock))
      report(
        `${holder.pid > 0 ? `the publisher with process id ${holder.pid}` : 'an unknown publisher'} was killed, going on without it`,
      );
  }
}

/** Drafts of the registry, of the lock and of versions. */
function removeStaleDraftsBelow(directory: string): void {
  removeStaleDrafts(directory);
  for (const { name } of readdirSync(directory, { withFileTypes: true }).filter((item) => item.isDirectory()))
    removeStaleDrafts(join(directory, name));
}

/** Runs the work while no other publisher runs. @param report receives a sentence when it has to wait */
export async function withRegistryLock<Result>(
  directory: string,
  work: () => Promise<Result>,
  report: (words: string) => void = console.error,
): Promise<Result> {
  await mkdir(directory, { recursive: true });
  const lock = lockPath(directory);
  await waitForLock(lock, report);
  removeStaleDraftsBelow(directory);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
