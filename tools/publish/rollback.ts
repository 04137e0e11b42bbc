/** Switches a remote back to the version before; its files are there still. */
import { chooseSet, withRolledBack } from '../../libs/platform/registry/registry.ts';
import { Refusal } from '../start/progress.ts';
import { changeRegistry } from './registry-file.ts';

/** @throws Refusal when the remote was never published or has no version before */
export async function rollback(
  name: string,
  registryDirectory: string,
): Promise<{ version: string; revision: number }> {
  let version = '';
  const registry = await changeRegistry(registryDirectory, (before) => {
    const result = withRolledBack(before, name);
    if (!result.ok) throw new Refusal(`${name} was not switched back: ${result.reason}.`);
    version = result.version;
    return result.registry;
  });
  return { version, revision: chooseSet(registry).revision };
}
