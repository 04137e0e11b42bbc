/** Reads and writes the registry file: one writer at a time, replaced atomically, with a copy. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseRegistry } from '../../libs/platform/registry/parse-registry.ts';
import { registryCopy, registryFile } from '../../libs/platform/registry/registry-files.ts';
import { emptyRegistry, type Registry } from '../../libs/platform/registry/registry.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { withRegistryLock } from './registry-lock.ts';

/** `REGISTRY_DIR`, or `dist/registry` in the workspace. */
export const registryDirectory = (env = process.env): string =>
  resolve(workspaceRoot, env['REGISTRY_DIR'] ?? 'dist/registry');

/** Null for a file that does not exist. @throws Error for a damaged one */
async function readIfExists(file: string): Promise<Registry | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parseRegistry(text);
}

/** The registry, or its copy when it is missing or damaged. @throws Error when both are damaged */
export async function readRegistry(directory: string): Promise<Registry> {
  const copy = (): Promise<Registry | null> => readIfExists(join(directory, registryCopy));
  const found = await readIfExists(join(directory, registryFile)).catch(copy);
  return found ?? (await copy()) ?? emptyRegistry;
}

async function replace(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Changes the registry under a lock. @returns the new registry */
export const changeRegistry = (
  directory: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> =>
  withRegistryLock(directory, async () => {
    const next = await change(await readRegistry(directory));
    const text = `${JSON.stringify(next, null, 1)}\n`;
    await replace(join(directory, registryFile), text);
    await replace(join(directory, registryCopy), text);
    return next;
  });
