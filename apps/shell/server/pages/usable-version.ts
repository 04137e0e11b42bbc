/** Which version of a remote renders a page. */
import { versionLabel, type RegistryEntry } from '@emsal/platform/registry/registry';
import { bundleFileOf } from '../render/render-pool';
import type { PageRequest } from './page-request';

/** The owner's version at this revision, or the last good one before it. A version that ended its process twice comes last. */
export async function usableVersion(owner: RegistryEntry, pageRequest: PageRequest): Promise<RegistryEntry | null> {
  const { registry, ports, request } = pageRequest;
  const renderer = ports.renderers.of(owner.name);
  const isWithdrawn = (version: string): boolean => registry.withdrawn.includes(versionLabel(owner.name, version));
  renderer.forget(isWithdrawn);
  const older = registry.entries.filter(
    ({ name, version }) => name === owner.name && version !== owner.version && !isWithdrawn(version),
  );
  const candidates = [owner, ...older];
  const isSuspended = ({ version }: RegistryEntry): boolean => renderer.isSuspended(version);
  for (const entry of [...candidates.filter((one) => !isSuspended(one)), ...candidates.filter(isSuspended)]) {
    const opened = await renderer.open(bundleFileOf(entry));
    if (opened.ok) return entry;
    request.log.warn({ remote: entry.name, version: entry.version, fault: opened.fault }, 'remote not usable');
  }
  return null;
}
