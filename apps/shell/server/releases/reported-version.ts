/** Which version a browser's report is about, and whose visitor sent it. */
import type { Clock } from '@emsal/platform/clock';
import { versionLabel, type Registry } from '@emsal/platform/registry/file/registry';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { readCookie } from '@emsal/platform/storage/cookies';
import type { FastifyRequest } from 'fastify';
import { verifyPin } from './revision-pin';

export interface AboutVersion {
  remote: string;
  revision: number;
}

/** Remote and version that the revision's visitors load; null for one that never was. */
export function labelAt({ sets, trials }: Registry, { remote, revision }: AboutVersion): string | null {
  const versions = [...sets, ...trials].find((set) => set.revision === revision)?.versions ?? {};
  return Object.hasOwn(versions, remote) ? versionLabel(remote, versions[remote]!) : null;
}

export const pinOf = ({ headers }: FastifyRequest): string =>
  readCookie(headers.cookie ?? '', cookieTable.revision.name) ?? '';

/** Whether the pin is one of this revision, so its visitor gets the versions of it. */
export const isPinnedTo = (pin: string, revision: number, ports: { secretKey: string; clock: Clock }): boolean =>
  verifyPin(pin, ports.secretKey, ports.clock.now())?.revision === revision;
