/**
 * What is written beside its final name first names the process that writes it: whatever a killed one left is removed by the next
 * publisher.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRunning } from '../../../libs/shutdown/is-running.ts';

/** A name of its own for a draft of the file or folder. */
export const draftOf = (target: string): string => `${target}.draft-${process.pid}-${randomUUID().slice(0, 8)}`;

const writerOf = (name: string): number => Number(/\.draft-(\d+)-[0-9a-f]{8}$/.exec(name)?.[1] ?? Number.NaN);

const isStale = (name: string): boolean => !Number.isNaN(writerOf(name)) && !isRunning(writerOf(name));

/** Somebody else's, e.g. in the folder for temporary files. */
const removeIfOwn = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (!['EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/** Removes the drafts of processes that have ended. @param target only drafts of this file, else of all in the folder */
export function removeStaleDrafts(folder: string, target = ''): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(basename(target)) && isStale(name)) removeIfOwn(join(folder, name));
}
