/** Where this machine itself reaches site, desk and sandbox. */
import { isIPv6 } from 'node:net';
import { thisMachine } from '../../libs/listening/listen-host.ts';
import type { Settings } from './settings.ts';

const everyAddress: readonly string[] = ['0.0.0.0', '::'];

/** Two sites on one machine: another host, so that the bank's return is cross-site as in production. One address given is one site. */
export function localAddresses({
  host,
  port,
  sandboxPort,
  deskPort,
}: Pick<Settings, 'host' | 'port' | 'sandboxPort' | 'deskPort'>) {
  const inUrl = isIPv6(host) ? `[${host}]` : host;
  const given = host === thisMachine || everyAddress.includes(host) ? null : inUrl;
  return {
    siteUrl: `http://${given ?? thisMachine}:${port}`,
    deskUrl: `http://${given ?? thisMachine}:${deskPort}`,
    sandboxUrl: `http://${given ?? '127.0.0.1'}:${sandboxPort}`,
  };
}
