/** The edge of the desk: its pages, and its API on the same origin. The site's edge knows nothing of it. */
import { deskSignIn } from '@emsal/api/desk/sign-in';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { proxiedHeaders } from '@emsal/listening/proxied-headers';
import { mountDrain } from '@emsal/shutdown/drain-http';
import helmet from '@fastify/helmet';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { deskDocument, deskPolicy } from './desk-document';
import type { DeskEdgeSettings } from './desk-settings';

const apiPaths = ['/api', deskSignIn.begin] as const;

/** In the words that every call of the desk shows. */
function refuseUnavailable(reply: FastifyReply): void {
  const { status, message } = protocolFailures.unavailable;
  void reply.code(status).header('retry-after', '3').send({ message, messageCode: 'unavailable' });
}

async function proxyApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of apiPaths)
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: ({ ip, protocol }, headers) => ({
          ...proxiedHeaders(headers),
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
        }),
        onError: (reply) => refuseUnavailable(reply as FastifyReply),
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
