/**
 * Files of the shell's builds for browsers stay loadable for a day after another build replaced them: an open page may need one of them
 * later. Their names carry hashes of their contents, so the files of all builds lie in one folder.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keptShellBuilds, keptShellFiles } from '../../../libs/platform/registry/file/registry-files.ts';
import { loadableFor } from '../../../libs/platform/registry/file/retention.ts';
import { filesBelow } from '../files/files-below.ts';
import { draftOf } from '../files/drafts.ts';
import { withRegistryLock } from '../registry/registry-lock.ts';

interface KeptBuild {
  files: readonly string[];
  /** Milliseconds since the epoch; null for the newest. */
  replacedAt: number | null;
}

const readBuilds = async (directory: string): Promise<KeptBuild[]> => {
  const file = join(directory, keptShellBuilds);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as KeptBuild[]) : [];
};

async function writeWhole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = draftOf(file);
  await write(draft);
  await rename(draft, file);
}

async function copyMissing(client: string, directory: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = join(directory, keptShellFiles, file);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeWhole(target, (draft) => cp(join(client, file), draft));
  }
}

const isSame = (build: KeptBuild | undefined, files: readonly string[]): boolean =>
  JSON.stringify(build?.files) === JSON.stringify(files);

/** Newest first. */
function withBuild(builds: readonly KeptBuild[], files: readonly string[], now: number): KeptBuild[] {
  if (isSame(builds[0], files)) return [...builds];
  const replaced = builds.map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }));
  return [{ files, replacedAt: null }, ...replaced.filter((build) => !isSame(build, files))];
}

const isKept = ({ replacedAt }: KeptBuild, now: number): boolean =>
  replacedAt === null || replacedAt > now - loadableFor;

/** @param shell folder of the built shell @param now milliseconds since the epoch */
export async function keepShell(shell: string, directory: string, now: number): Promise<void> {
  const client = join(shell, 'client');
  // The list of the build's files is read by the edge of that build alone.
  const files = (await filesBelow(client)).filter((file) => file !== 'assets.json');
  await withRegistryLock(directory, async () => {
    const all = withBuild(await readBuilds(directory), files, now);
    const kept = all.filter((build) => isKept(build, now));
    await copyMissing(client, directory, files);
    await writeWhole(join(directory, keptShellBuilds), (draft) => writeFile(draft, JSON.stringify(kept)));
    const needed = new Set(kept.flatMap((build) => build.files));
    const gone = all.flatMap((build) => build.files).filter((file) => !needed.has(file));
    await Promise.all(gone.map((file) => rm(join(directory, keptShellFiles, file), { force: true })));
  });
}
