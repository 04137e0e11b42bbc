/** Fails when the built shell breaks one of the last three versions of a remote; `npm test` runs it after publishing. */
import { contractRefusals, lastVersions } from './shell/shell-contract.ts';
import { builtShell } from './shell/built-shell.ts';
import { readRegistry, registryDirectory } from './registry/registry-file.ts';
import { remoteNames } from './remotes.ts';

const registry = await readRegistry(registryDirectory());
const refusals = await contractRefusals(registry, { registryDirectory: registryDirectory(), shell: builtShell });
for (const refusal of refusals) console.error(`✗ ${refusal}`);
const count = remoteNames.reduce((sum, name) => sum + lastVersions(registry, name).length, 0);
console.log(`${count} versions of ${remoteNames.length} remotes tried with the built shell`);
process.exitCode = refusals.length > 0 ? 1 : 0;
