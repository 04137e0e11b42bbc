/** Reads the request target as RFC 9112 (3.2) defines it; a request that is not for this site is rejected. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiFault } from './edge-refusals';

/** A path of this site, or a status: 421 for another site's address (RFC 9110, 15.5.20). */
type Target = { path: string } | { status: 400 | 421 };

const isAddress = ({ protocol, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && username === '' && password === '';

/** An absolute address of this site becomes its path, in either scheme: a proxy in front may have ended TLS. */
function readTarget(target: string, siteUrl: string): Target {
  if (target.includes('#')) return { status: 400 };
  if (target.startsWith('/')) return { path: target };
  const given = URL.parse(target);
  const [, path] = /^https?:\/\/[^/?]+(.*)$/i.exec(target) ?? [];
  if (!given || !isAddress(given) || path === undefined) return { status: 400 };
  if (given.host !== new URL(siteUrl).host) return { status: 421 };
  return { path: path.startsWith('/') ? path : `/${path}` };
}

/** A host with or without a port; an empty one is allowed. */
const hostPattern = /^[\w.~%-]*(:\d*)?$|^\[[\da-f:.]+\](:\d*)?$/i;

const hostsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host');

function isReadable(raw: IncomingMessage): boolean {
  const hosts = hostsOf(raw);
  return /^1\.[01]$/.test(raw.httpVersion) && hosts.length <= 1 && hosts.every((host) => hostPattern.test(host));
}

/** For the router, which must not reject what the first hook rejects. In an absolute target its host counts, not the field `Host`. */
export const routedTarget =
  (siteUrl: string) =>
  (raw: Pick<IncomingMessage, 'url' | 'headers'>): string => {
    const { url = '/' } = raw;
    const target = readTarget(url, siteUrl);
    if (!('path' in target)) return '/';
    if (!url.startsWith('/')) raw.headers.host = new URL(siteUrl).host;
    return target.path;
  };

/** Runs before every other hook: after it every address is a path. */
export function refuseUnaddressed(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const target = isReadable(request.raw) ? readTarget(request.originalUrl, siteUrl) : { status: 400 };
    if ('path' in target) return done();
    void reply.code(target.status).header('connection', 'close').send(apiFault(target.status));
  });
}
