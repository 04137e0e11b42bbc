/** Reads the registry at every request; it is parsed and verified again only when it or the publishers changed. */
import { parsePublishers, type Publishers } from '@emsal/platform/registry/publishers/publishers';
import { parseRegistry } from '@emsal/platform/registry/file/parse-registry';
import { withoutTakenOut } from '@emsal/platform/registry/publishers/taken-out-remotes';
import { emptyRegistry, type Registry } from '@emsal/platform/registry/file/registry';
import { readRegistryFile } from '@emsal/platform/registry/file/read-registry-file';
import { registryCopy, registryFile } from '@emsal/platform/registry/file/registry-files';
import { continues, verifyRegistry } from '@emsal/platform/registry/publishers/verify-registry';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type RegistryReader = () => Promise<Registry>;

export interface RegistryPlace {
  directory: string;
  /** Whose keys sign what; outside the registry, so that nobody who can write there can change it. */
  publishersFile: string;
}

/** What identifies the file's content without reading it; null for a missing file. */
const stampOf = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ mtimeMs, ino, size }) => `${mtimeMs} ${ino} ${size}`,
    () => null,
  );

/** @throws Error when the file is missing or damaged */
export const readPublishersFrom = async (file: string): Promise<Publishers> =>
  parsePublishers(await readFile(file, 'utf8'));

/**
 * A registry that is missing, empty, damaged, not signed or cut leaves the last good one in force; at the start of the edge that is the
 * copy which the publisher keeps. Before the first publication it is empty.
 */
export function createRegistryReader(
  { directory, publishersFile }: RegistryPlace,
  report: (error: unknown) => void,
): RegistryReader {
  const read = async (name: string): Promise<Registry> => {
    const registry = parseRegistry(await readRegistryFile(join(directory, name)));
    const publishers = await readPublishersFrom(publishersFile);
    return withoutTakenOut(verifyRegistry(registry, publishers), publishers);
  };
  const copy = (): Promise<Registry> => read(registryCopy).catch(() => emptyRegistry);
  let last: Registry | null = null;
  let stamps = '';
  const update = async (current: string | null): Promise<Registry> => {
    try {
      const next = await read(registryFile);
      if (last && !continues(next, last)) throw new Error('the registry does not continue the last good one');
      return next;
    } catch (error) {
      if (current !== null || last) report(error);
      return last ?? copy();
    }
  };
  return async () => {
    const current = await stampOf(join(directory, registryFile));
    const both = `${current} ${await stampOf(publishersFile)}`;
    if (last && both === stamps) return last;
    last = await update(current);
    stamps = both;
    return last;
  };
}
