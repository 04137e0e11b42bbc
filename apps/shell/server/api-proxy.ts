/** `/api` goes to the backend as it is, streams included; the page's policies do not apply to it. */
import type { IncomingHttpHeaders } from 'node:http';
import { maxJsonBytes } from '@emsal/api/body-limit';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { edgeRefusals } from './edge-refusals';

/** Longer than the browser's own limit of 100 s; an event stream has no limit. */
const answerLimit = 110_000;

/** They speak of the visitor's own connection; undici throws at each of them instead of passing it on. */
const ofConnection: ReadonlySet<string> = new Set(['expect', 'keep-alive', 'upgrade']);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

async function refuseLarge({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isJson = /^application\/json/i.test(headers['content-type'] ?? '');
  if (Number(headers['content-length'] ?? 0) <= (isJson ? maxJsonBytes : maxUploadBytes)) return;
  const { status, message } = protocolFailures.tooLarge;
  await reply.code(status).send({ message, messageCode: 'tooLarge' });
}

export async function proxyApi(app: FastifyInstance, backendUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: backendUrl,
    prefix: '/api',
    preHandler: refuseLarge,
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
      onError: (reply) => void reply.code(502).send(edgeRefusals.noApi),
    },
  });
}
