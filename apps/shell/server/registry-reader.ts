/** Reads the registry at every request; the file is parsed again only when it changed. */
import { parseRegistry } from '@emsal/platform/registry/parse-registry';
import { emptyRegistry, type Registry } from '@emsal/platform/registry/registry';
import { registryCopy, registryFile } from '@emsal/platform/registry/registry-files';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type RegistryReader = () => Promise<Registry>;

/** What identifies the file's content without reading it; null for a missing file. */
const stampOf = (file: string): Promise<string | null> =>
  stat(file).then(
    ({ mtimeMs, ino, size }) => `${mtimeMs} ${ino} ${size}`,
    () => null,
  );

/**
 * A registry that is missing, empty or damaged leaves the last good one in force; at the start of the edge that is the copy which the
 * publisher keeps. Before the first publication it is empty.
 */
export function createRegistryReader(directory: string, report: (error: unknown) => void): RegistryReader {
  const read = async (name: string): Promise<Registry> => parseRegistry(await readFile(join(directory, name), 'utf8'));
  const copy = (): Promise<Registry> => read(registryCopy).catch(() => emptyRegistry);
  let last: Registry | null = null;
  let stamp: string | null | undefined;
  return async () => {
    const current = await stampOf(join(directory, registryFile));
    if (last && current === stamp) return last;
    try {
      last = await read(registryFile);
    } catch (error) {
      if (current !== null || last) report(error);
      last ??= await copy();
    }
    stamp = current;
    return last;
  };
}
