/** The site as it would be with a version live: a real edge with a registry of its own. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { withPublished } from '../../../libs/platform/registry/file/registry-changes.ts';
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import type { RegistryEntry } from '../../../libs/platform/registry/file/registry.ts';
import { registryFile } from '../../../libs/platform/registry/file/registry-files.ts';
import type { Signer } from '../../../libs/platform/registry/publishers/signatures.ts';
import { startEdge } from '../../start/edge-process.ts';
import { changeRegistry, readVerified } from '../registry/registry-file.ts';
import { makeTrialFolder } from './trial-folder.ts';

export interface TrialVersion {
  entry: RegistryEntry;
  /** Folder of the build. */
  build: string;
  /** Folder of the built shell. */
  shell: string;
  registryDirectory: string;
  signer: Signer;
  publishers: Publishers;
  /** Without one every call fails at once. */
  backendUrl?: string;
}

/** The stored versions, linked. */
async function linkVersions(from: string, to: string): Promise<void> {
  const folders = await readdir(from, { withFileTypes: true });
  for (const { name } of folders.filter((item) => item.isDirectory())) {
    await mkdir(join(to, name));
    for (const version of await readdir(join(from, name)))
      await symlink(resolve(from, name, version), join(to, name, version));
  }
}

async function makeRegistry(trial: TrialVersion): Promise<string> {
  const { entry, build, registryDirectory: from, signer, publishers } = trial;
  const directory = await makeTrialFolder();
  if (existsSync(from)) await linkVersions(from, directory);
  const before = await readVerified(from, publishers);
  if (before.history.length > 0) await writeFile(join(directory, registryFile), JSON.stringify(before));
  const place = join(directory, entry.name, entry.version);
  await mkdir(join(directory, entry.name), { recursive: true });
  if (!existsSync(place)) await symlink(resolve(build), place);
  await changeRegistry({ directory, signer, publishers, change: (before) => withPublished(before, entry, Date.now()) });
  await writeFile(join(directory, 'publishers.json'), JSON.stringify(publishers));
  return directory;
}

/** @returns its address, and what stops it */
export async function openTrialEdge(trial: TrialVersion): Promise<{ url: string; close: () => Promise<void> }> {
  const directory = await makeRegistry(trial);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const edge = await startEdge(trial.shell, {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: url,
    BACKEND_URL: trial.backendUrl ?? 'http://127.0.0.1:1',
    REGISTRY_DIR: directory,
    PUBLISHERS_FILE: join(directory, 'publishers.json'),
    SECRET_KEY: 'trial',
  });
  const close = async (): Promise<void> => {
    // The process that has ended tells so only once.
    if (edge.exitCode === null && edge.signalCode === null) {
      const ended = once(edge, 'exit');
      edge.kill('SIGTERM');
      await ended;
    }
    await rm(directory, { recursive: true, force: true });
  };
  return { url, close };
}
