/** Which version of a remote renders a page. */
import { isWithdrawn, wasLive, type Registry, type RegistryEntry } from '@emsal/platform/registry/file/registry';
import { bundleFileOf } from '../render/render-pool';
import type { PageRequest } from './page-request';

/** Versions that all visitors had: what was only on trial or shown by a link is nobody else's. */
const standInsFor = (registry: Registry, owner: RegistryEntry): RegistryEntry[] =>
  registry.entries.filter(
    ({ name, version }) =>
      name === owner.name &&
      version !== owner.version &&
      wasLive(registry, name, version) &&
      !isWithdrawn(registry, name, version),
  );

/** The owner's version at this revision, or the last good one before it. A version that ended its process twice comes last. */
export async function usableVersion(owner: RegistryEntry, pageRequest: PageRequest): Promise<RegistryEntry | null> {
  const { registry, ports, request } = pageRequest;
  const renderer = ports.renderers.of(owner.name);
  renderer.forget((version) => isWithdrawn(registry, owner.name, version));
  const candidates = [owner, ...standInsFor(registry, owner)];
  const isSuspended = ({ version }: RegistryEntry): boolean => renderer.isSuspended(version);
  for (const entry of [...candidates.filter((one) => !isSuspended(one)), ...candidates.filter(isSuspended)]) {
    const opened = await renderer.open(bundleFileOf(entry));
    if (opened.ok) return entry;
    request.log.warn({ remote: entry.name, version: entry.version, fault: opened.fault }, 'remote not usable');
  }
  return null;
}
