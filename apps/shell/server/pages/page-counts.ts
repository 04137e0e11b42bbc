/** What visitors see of a remote's version, for the comparison with its stable one. */
import { versionLabel, type RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { ReleaseCounts } from '../reports/release-counts';
import type { PageRequest } from './page-request';

export const countsOf = ({ ports, request, registry }: PageRequest): ReleaseCounts =>
  ports.releases.of(request, registry);

export const countFailure = (pageRequest: PageRequest, { name, version }: RegistryEntry): void =>
  countsOf(pageRequest).failed(versionLabel(name, version), pageRequest.visitor.pin);
