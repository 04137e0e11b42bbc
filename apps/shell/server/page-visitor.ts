/** The visitor who requests a page: cookies, device, pinned revision. */
import type { Registry, RevisionSet } from '@emsal/platform/registry/registry';
import { chooseSet } from '@emsal/platform/registry/registry';
import { deviceOf, type Device } from '@emsal/platform/session/device';
import { cookieTable, resolveLocale } from '@emsal/platform/storage/cookie-table';
import { serializeCookie, readCookie } from '@emsal/platform/storage/cookies';
import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock';
import type { Visitor } from './edge-transport';
import { verifyPin, signPin } from './revision-pin';

export interface PageVisitor extends Visitor, Device {
  isHttps: boolean;
  set: RevisionSet;
  /** Cookies that the edge itself sets with this response. */
  edgeCookies: string[];
}

export interface PinPorts {
  clock: Clock;
  secretKey: string;
}

/** Without a pin, or with one whose revision is no longer available, a new pin starts with this page. */
function pinned(
  cookies: string,
  registry: Registry,
  { clock, secretKey }: PinPorts,
): { set: RevisionSet; seal: string | null } {
  const pin = verifyPin(readCookie(cookies, cookieTable.revision.name), secretKey, clock.now());
  const set = chooseSet(registry, pin?.revision);
  if (pin?.revision === set.revision) return { set, seal: null };
  return { set, seal: signPin({ revision: set.revision, since: Math.floor(clock.now().getTime() / 1000) }, secretKey) };
}

export function visitorOf(request: FastifyRequest, registry: Registry, ports: PinPorts): PageVisitor {
  const cookies = request.headers.cookie ?? '';
  const isHttps = request.protocol === 'https';
  const { set, seal } = pinned(cookies, registry, ports);
  return {
    cookies,
    ...deviceOf(request.headers['user-agent'] ?? ''),
    isHttps,
    set,
    path: request.url.split('?', 1)[0]!,
    address: request.ip,
    edgeCookies: [
      ...(readCookie(cookies, cookieTable.lang.name)
        ? []
        : [serializeCookie(cookieTable.lang, resolveLocale(), isHttps)]),
      ...(seal === null ? [] : [serializeCookie(cookieTable.revision, seal, isHttps)]),
    ],
  };
}
