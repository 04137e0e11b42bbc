import type { RegistryEntry } from '../file/registry';

/** A published version for tests: a name without files and paths. */
export const sampleEntry = (name: string, version: string): RegistryEntry => ({
  name,
  version,
  remoteEntry: `/remotes/${name}/${version}/js/remoteEntry.js`,
  css: [],
  server: 'server/remote.cjs',
  serverIntegrity: 'sha384-x',
  integrity: {},
  paths: [],
});
