/** A remote's own webpack runtime must ask the shell for the hash of each file that it loads: the browser would check nothing else. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '../../../libs/platform/registry/file/registry.ts';

const hook = '__SRI__';

export async function integrityRefusals(
  { name, version, remoteEntry }: RegistryEntry,
  build: string,
): Promise<string[]> {
  const file = remoteEntry.slice(`/remotes/${name}/${version}/`.length);
  const script = await readFile(join(build, 'client', file), 'utf8');
  return script.includes(hook)
    ? []
    : [`client/${file} loads files without their hashes: build with the webpack factory of tools/webpack`];
}
