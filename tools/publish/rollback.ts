/** Switches a remote back to the version before; its files are there still. */
import { chooseSet, withRolledBack } from '../../libs/platform/registry/registry.ts';
import { changeRegistry } from './registry-file.ts';

/** Throws when the remote is unknown or has no version before. */
export async function rollback(
  name: string,
  registryDirectory: string,
): Promise<{ version: string; revision: number }> {
  let version = '';
  const registry = await changeRegistry(registryDirectory, (before) => {
    const result = withRolledBack(before, name);
    if (!result.ok) throw new Error(`not rolled back: ${name}: ${result.reason}`);
    version = result.version;
    return result.registry;
  });
  return { version, revision: chooseSet(registry).revision };
}
