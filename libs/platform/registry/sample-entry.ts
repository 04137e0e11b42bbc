import type { RegistryEntry } from './registry';

/** A published version for tests: named, with nothing to load and no paths. */
export const sampleEntry = (name: string, version: string): RegistryEntry => ({
  name,
  version,
  remoteEntry: '',
  css: [],
  server: '',
  serverIntegrity: '',
  integrity: {},
  paths: [],
});
