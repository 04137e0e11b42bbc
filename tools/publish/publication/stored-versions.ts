/** The stored copies of builds: immutable, each in a folder that is named by the hash of its files. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from '../../../libs/platform/registry/file/registry.ts';
import { CommandError } from '../../start/progress.ts';
import { draftOf } from '../files/drafts.ts';
import { filesBelow } from '../files/files-below.ts';

/** The version of a build: a hash of its files. */
export async function versionOf(build: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(build)) hash.update(file).update(await readFile(join(build, file)));
  return hash.digest('hex').slice(0, 12);
}

export interface StoredVersion {
  /** Folder of the registry. */
  directory: string;
  entry: Pick<RegistryEntry, 'name' | 'version'>;
}

/**
 * Copies to a temporary folder first, so that a folder with its final name is always complete.
 * @throws CommandError for a build that has changed since it was tried
 */
export async function copyVersion(build: string, { directory, entry }: StoredVersion): Promise<void> {
  const target = join(directory, entry.name, entry.version);
  const draft = draftOf(target);
  await cp(build, draft, { recursive: true });
  if ((await versionOf(draft)) !== entry.version) {
    await rm(draft, { recursive: true, force: true });
    throw new CommandError(
      `${entry.name} is not published: ${build} changed while it was tried; publish again when nothing builds it.`,
    );
  }
  await rename(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Removes the copies that the registry does not name. */
export async function removeOldVersions(directory: string, name: string, registry: Registry): Promise<void> {
  const kept = registry.entries.filter((entry) => entry.name === name).map(({ version }) => version);
  const existing = await readdir(join(directory, name));
  await Promise.all(
    existing
      .filter((version) => !kept.includes(version))
      .map((version) => rm(join(directory, name, version), { recursive: true, force: true })),
  );
}
