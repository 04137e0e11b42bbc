/** Reads and writes the registry file: one writer at a time, replaced atomically, with a copy. */
import { rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseRegistry } from '../../../libs/platform/registry/file/parse-registry.ts';
import { readRegistryFile } from '../../../libs/platform/registry/file/read-registry-file.ts';
import { registryCopy, registryFile } from '../../../libs/platform/registry/file/registry-files.ts';
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import { emptyRegistry, type Registry } from '../../../libs/platform/registry/file/registry.ts';
import { sealed, type Signer } from '../../../libs/platform/registry/publishers/signatures.ts';
import { verifyRegistry } from '../../../libs/platform/registry/publishers/verify-registry.ts';
import { CommandError } from '../../start/progress.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';
import { draftOf } from '../files/drafts.ts';
import { withRegistryLock } from './registry-lock.ts';
import { keyPlace } from './team-keys.ts';

/** `REGISTRY_DIR`, or `dist/registry` in the workspace. */
export const registryDirectory = (env = process.env): string =>
  resolve(workspaceRoot, env['REGISTRY_DIR'] ?? 'dist/registry');

type Check = (registry: Registry) => Registry;

/** Null for a file that does not exist. @throws Error for one that is damaged or does not pass */
async function readIfExists(file: string, check: Check): Promise<Registry | null> {
  const text = await readRegistryFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : check(parseRegistry(text));
}

/**
 * The registry, or its copy when it is missing or damaged.
 * @param check throws for a registry that must not be used @throws Error when neither can be used
 */
export async function readRegistry(directory: string, check: Check = (registry) => registry): Promise<Registry> {
  const copy = (): Promise<Registry | null> => readIfExists(join(directory, registryCopy), check);
  const found = await readIfExists(join(directory, registryFile), check).catch(copy);
  return found ?? (await copy()) ?? emptyRegistry;
}

/** Containers make an empty folder where a file is mounted that does not exist. @throws CommandError for a folder that holds something */
async function makeWay(file: string): Promise<void> {
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return;
  await rmdir(file).catch(() => {
    throw new CommandError(`${file} is a folder where the registry's file belongs: move it away.`);
  });
}

async function replace(file: string, text: string): Promise<void> {
  await makeWay(file);
  const draft = draftOf(file);
  await writeFile(draft, text);
  await rename(draft, file);
}

/** @throws CommandError for a registry that cannot be used, with what to do */
export const readUsable = (directory: string, check?: Check): Promise<Registry> =>
  readRegistry(directory, check).catch(({ message }: Error) => {
    const remedy = keyPlace().isLocal
      ? 'run npm start once, which publishes every remote anew'
      : `ask the platform team to restore its ${registryFile}`;
    throw new CommandError(`The registry in ${directory} cannot be used (${message}): ${remedy}.`);
  });

/** @throws CommandError for a registry that the edge would refuse, with what to do */
export const readVerified = (directory: string, publishers: Publishers): Promise<Registry> =>
  readUsable(directory, (registry) => verifyRegistry(registry, publishers));

export interface RegistryChange {
  directory: string;
  /** Signs the new lines of the history. */
  signer: Signer;
  /** Nothing is added to a registry that they did not sign. */
  publishers: Publishers;
  change: (registry: Registry) => Registry | Promise<Registry>;
  /** What else must not run beside another publisher, e.g. removing files that the new registry does not name. */
  afterwards?: (registry: Registry) => Promise<void>;
}

/** Changes the registry under a lock. @returns the new registry */
export const changeRegistry = (choice: RegistryChange): Promise<Registry> =>
  withRegistryLock(choice.directory, async () => {
    const { directory, signer, publishers, change, afterwards } = choice;
    const before = await readVerified(directory, publishers);
    const changed = await change(before);
    if (changed === before) return before;
    const next = { ...changed, history: sealed(changed.history, signer) };
    const text = `${JSON.stringify(next, null, 1)}\n`;
    await replace(join(directory, registryFile), text);
    await replace(join(directory, registryCopy), text);
    await afterwards?.(next);
    return next;
  });

/**
 * Local only: a registry of other keys or of an earlier release is published anew, because the edge would refuse it. Its files are left to
 * open pages.
 */
export async function forgetForeignRegistry(directory: string, publishers: Publishers): Promise<void> {
  await withRegistryLock(directory, async () => {
    const fault = await readRegistry(directory, (registry) => verifyRegistry(registry, publishers)).then(
      () => null,
      (error: Error) => error.message,
    );
    if (fault === null) return;
    console.warn(`The registry in ${directory} is of another release or other keys and is published anew.`);
    const files = [registryFile, registryCopy].map((name) => join(directory, name));
    await Promise.all(files.map(makeWay));
    await Promise.all(files.map((file) => rm(file, { force: true })));
  });
}
