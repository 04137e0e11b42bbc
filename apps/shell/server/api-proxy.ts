/** `/api` goes to the backend as it is, streams included; the page's policies do not apply to it. */
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Longer than the browser's own limit of 100 s; an event stream has no limit. */
const answerLimit = 110_000;

export async function proxyApi(app: FastifyInstance, backendUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: backendUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    undici: { headersTimeout: answerLimit, bodyTimeout: 0, connections: 256 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
      }),
      onError: (reply) =>
        void reply.code(502).send({ message: 'Hata. Lütfen tekrar deneyin.', messageCode: 'http502' }),
    },
  });
}
