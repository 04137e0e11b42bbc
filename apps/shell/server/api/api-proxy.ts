/** Proxies `/api` to the backend, event streams included. The policies of pages do not apply to it. */
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { proxiedHeaders } from '@emsal/listening/proxied-headers';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, limitBody, refuseTooLarge } from './api-body';
import {
  type Attempt,
  isUnreachable,
  keepBody,
  passOn,
  retryWhileAway,
  sendWaitingPage,
  usualPatience,
} from './api-documents';
import { closeStreamsAtDrain } from './api-streams';
import { edgeRefusals } from '../requests/edge-refusals';
import { retrySeconds } from './waiting-page';

/** Longer than the browser's own limit of 100 s; an event stream has no limit. */
const answerLimit = 110_000;

/** The backend closes the connection when a body stalls: then the client was too slow, not the API unavailable. */
function refuse(reply: FastifyReply, cause: unknown): void {
  const isHungUp = (cause as { code?: unknown } | undefined)?.code === 'UND_ERR_SOCKET';
  if (cause instanceof BodyTooLarge) void refuseTooLarge(reply.request, reply);
  else if (isHungUp && !reply.request.raw.complete) void reply.code(408).send(edgeRefusals.tooSlow);
  else if (!sendWaitingPage(reply.request, reply)) refuseCall(reply, cause);
}

/** A page repeats a call that is answered `unavailable`. */
function refuseCall(reply: FastifyReply, cause: unknown): void {
  if (!isUnreachable(cause)) return void reply.code(502).send(edgeRefusals.noApi);
  const { status } = protocolFailures.unavailable;
  void reply.code(status).header('retry-after', String(retrySeconds)).send(edgeRefusals.unavailable);
}

async function prepareBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await limitBody(request, reply);
  if (!reply.sent) await keepBody(request, reply);
}

/** Registered in a scope of its own, because it removes a content type parser. */
export async function proxyApi(app: FastifyInstance, backendUrl: string, patience = usualPatience): Promise<void> {
  // The only type that the edge would parse; the proxy streams all others.
  app.removeContentTypeParser('text/plain');
  closeStreamsAtDrain(app);
  const retryOf = retryWhileAway(patience);
  await app.register(httpProxy, {
    upstream: backendUrl,
    prefix: '/api',
    preHandler: prepareBody,
    rewritePrefix: '/api',
    // The proxy's own log lines would contain the unscrubbed path.
    disableRequestLogging: true,
    undici: { headersTimeout: answerLimit, bodyTimeout: 0, connections: 256 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...proxiedHeaders(headers),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
      }),
      // The package types what it hands over as Fastify's own requests; it is what it sends itself.
      retryDelay: (details) => retryOf(details as unknown as Attempt),
      onResponse: (request, reply, res) => passOn(request as FastifyRequest, reply as FastifyReply, res),
      onError: (reply, { error }) => refuse(reply as FastifyReply, error.cause),
    },
  });
}
