/** Which proxies may report a visitor's address and protocol in `X-Forwarded-*`. The headers of any other sender are ignored. */
import { isIP } from 'node:net';

/** Networks that `@fastify/proxy-addr` knows by name. */
const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** @param text `none`, or names, addresses and CIDR networks separated by commas. Null when invalid; false for `none` */
export function readTrustedProxies(text: string): string | false | null {
  if (text === 'none') return false;
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isProxy) ? parts.join(',') : null;
}

function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (prefix === undefined) return version !== 0 || names.has(text);
  return rest.length === 0 && version !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
