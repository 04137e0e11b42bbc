/** Reads the registry at every request; the file is parsed again only when it changed. */
import { emptyRegistry, type Registry } from '@emsal/platform/registry/registry';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type RegistryReader = () => Promise<Registry>;

/** A registry that is absent is empty; one that cannot be parsed keeps the last good one in force. */
export function createRegistryReader(directory: string, report: (error: unknown) => void): RegistryReader {
  const file = join(directory, 'registry.json');
  let last: Registry = emptyRegistry;
  let stamp = '';
  return async () => {
    const { mtimeMs, ino, size } = await stat(file).catch(() => ({ mtimeMs: 0, ino: 0, size: 0 }));
    const current = `${mtimeMs} ${ino} ${size}`;
    if (current === stamp) return last;
    try {
      last = size === 0 ? emptyRegistry : (JSON.parse(await readFile(file, 'utf8')) as Registry);
      stamp = current;
    } catch (error) {
      report(error);
    }
    return last;
  };
}
