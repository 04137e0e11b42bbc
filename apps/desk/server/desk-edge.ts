/** The edge of the desk: its pages, and its API on the same origin. The site's edge knows nothing of it. */
import { maxDeskJsonBytes } from '@emsal/api/body-limit';
import { deskSignIn } from '@emsal/api/desk/sign-in';
import { protocolFailures, tooLargeCode } from '@emsal/api/outcomes/protocol';
import { proxiedHeaders } from '@emsal/listening/proxied-headers';
import { mountDrain } from '@emsal/shutdown/drain-http';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import helmet from '@fastify/helmet';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { deskDocument, deskPolicy } from './desk-document';
import type { DeskEdgeSettings } from './desk-settings';

const apiPaths = ['/api', deskSignIn.begin] as const;

/** In the words that every call of the desk shows. */
function refuse(reply: FastifyReply, messageCode: 'unavailable' | 'tooLarge' | 'fileTooLarge'): FastifyReply {
  const { status, message } = protocolFailures[messageCode];
  return reply.code(status).send({ message, messageCode });
}

/** The same limits as in the API, which would close the connection: the desk would seem to be away. */
async function limitBody({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const code = tooLargeCode(headers['content-type']);
  const limit = code === 'fileTooLarge' ? maxUploadBytes : maxDeskJsonBytes;
  if (Number(headers['content-length'] ?? 0) > limit) await refuse(reply, code);
}

async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of apiPaths)
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      preHandler: limitBody,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: ({ ip, protocol }, headers) => ({
          ...proxiedHeaders(headers),
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply) => void refuse((reply as FastifyReply).header('retry-after', '3'), 'unavailable'),
      },
    });
}

export async function createDeskEdge({
  apiUrl,
  siteUrl,
  trustedProxies,
  clientFolder,
}: DeskEdgeSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  mountDrain(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: deskPolicy(siteUrl) },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000 },
  });
  await proxyApi(app, apiUrl);
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/static/',
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  const document = deskDocument(clientFolder);
  app.get('/health/ready', async () => ({ status: 'ready' }));
  app.get('/*', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(document),
  );
  return app;
}
