/** Reads and writes the registry file: one writer at a time, and no reader ever sees half of it. */
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { emptyRegistry, type Registry } from '../../libs/platform/registry/registry.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** `REGISTRY_DIR`, or `dist/registry` in the workspace. */
export const registryDirectory = (env = process.env): string =>
  resolve(workspaceRoot, env['REGISTRY_DIR'] ?? 'dist/registry');

const fileOf = (directory: string): string => join(directory, 'registry.json');

export async function readRegistry(directory: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(fileOf(directory), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry;
    throw error;
  }
}

/** A publisher that died leaves its lock behind; after this it is taken over. */
const lockAge = 30_000;

async function lock(directory: string): Promise<string> {
  const path = join(directory, '.lock');
  await mkdir(directory, { recursive: true });
  for (;;) {
    try {
      await mkdir(path);
      return path;
    } catch {
      const born = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - born > lockAge) await rmdir(path).catch(() => undefined);
      await wait(50);
    }
  }
}

/** Changes the registry under a lock and replaces the file in one step. Gives what was written. */
export async function changeRegistry(
  directory: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const held = await lock(directory);
  try {
    const next = await change(await readRegistry(directory));
    const draft = `${fileOf(directory)}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(next, null, 1)}\n`);
    await rename(draft, fileOf(directory));
    return next;
  } finally {
    await rm(held, { recursive: true, force: true });
  }
}
