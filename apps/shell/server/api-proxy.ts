/** `/api` goes to the backend as it is, streams included; the page's policies do not apply to it. */
import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BodyTooLarge, boundBody } from './api-body';
import { edgeRefusals } from './edge-refusals';

/** Longer than the browser's own limit of 100 s; an event stream has no limit. */
const answerLimit = 110_000;

/** They speak of the visitor's own connection; undici throws at each of them instead of passing it on. */
const ofConnection: ReadonlySet<string> = new Set(['expect', 'keep-alive', 'upgrade']);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/** The backend hangs up on a body that does not come on: its sender is late, not the API away. */
function refuse(reply: FastifyReply, cause: unknown): void {
  const isHungUp = (cause as { code?: unknown } | undefined)?.code === 'UND_ERR_SOCKET';
  if (cause instanceof BodyTooLarge) void reply.code(413).send(edgeRefusals.tooLarge);
  else if (isHungUp && !reply.request.raw.complete) void reply.code(408).send(edgeRefusals.tooSlow);
  else void reply.code(502).send(edgeRefusals.noApi);
}

/** Registered in a scope of its own, because it takes a parser away. */
export async function proxyApi(app: FastifyInstance, backendUrl: string): Promise<void> {
  // The only type that the edge would read itself; the proxy takes all others as they come.
  app.removeContentTypeParser('text/plain');
  await app.register(httpProxy, {
    upstream: backendUrl,
    prefix: '/api',
    preHandler: boundBody,
    rewritePrefix: '/api',
    // Its lines would tell the path as it came.
    disableRequestLogging: true,
    undici: { headersTimeout: answerLimit, bodyTimeout: 0, connections: 256 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...passedOn(headers),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
      }),
      onError: (reply, { error }) => refuse(reply as FastifyReply, error.cause),
    },
  });
}
