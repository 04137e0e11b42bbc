/** Switches a remote back to an earlier version, whose files are kept. */
import { withRolledBack } from '../../../libs/platform/registry/file/registry-changes.ts';
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import { chooseSet, type Registry } from '../../../libs/platform/registry/file/registry.ts';
import type { Signer } from '../../../libs/platform/registry/publishers/signatures.ts';
import { CommandError } from '../../start/progress.ts';
import { changeRegistry } from '../registry/registry-file.ts';
import type { Published } from './publish.ts';

export interface RollbackChoice {
  name: string;
  /** Without it the newest earlier one that was not rolled back. */
  version?: string | undefined;
  registryDirectory: string;
  signer: Signer;
  publishers: Publishers;
}

/** @throws CommandError when the remote was never published or has no such version */
export async function rollback({
  name,
  version: wanted,
  registryDirectory,
  signer,
  publishers,
}: RollbackChoice): Promise<Published> {
  let version = '';
  const change = (before: Registry): Registry => {
    const result = withRolledBack(before, { name, version: wanted, at: Date.now() });
    if (!result.ok) throw new CommandError(`${name} was not switched back: ${result.reason}.`);
    version = result.version;
    return result.registry;
  };
  const registry = await changeRegistry({ directory: registryDirectory, signer, publishers, change });
  return { version, revision: chooseSet(registry).revision };
}
