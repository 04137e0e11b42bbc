/** The HTTP application: plugins, then the modules' calls and routes. Opens no port and no connection. */
import { maxJsonBytes } from '@emsal/api/body-limit';
import { mountDrain } from '@emsal/shutdown/drain-http';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { BackendModule } from './http/module';
import { mountCalls } from './http/mount-calls';
import { ProtocolError } from './http/protocol-error';
import { routableUrl } from './http/routable-url';
import type { Services } from './http/services';
import { isStorable } from './http/storable';
import { mountBodyTimeout, longestBodyTimeout } from './plugins/body-timeout';
import { registerOpenApi, mountOpenApi } from './plugins/openapi';
import { replyWithError, mountErrorHandler } from './plugins/error-handler';
import { mountHealth } from './plugins/health';
import { mountSecurityHeaders } from './plugins/security-headers';

const defaultBodyTimeout = 15_000;

export async function buildApp(services: Services, modules: readonly BackendModule[]): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: maxJsonBytes,
    requestTimeout: longestBodyTimeout,
    http: { headersTimeout: 10_000 },
    keepAliveTimeout: 65_000,
    trustProxy: services.config.trustedProxies,
    forceCloseConnections: 'idle',
    // A draining process still serves the requests that reach it.
    return503OnClosing: false,
    // The longest path parameter of the contract is a partner's sealed application.
    routerOptions: { caseSensitive: false, maxParamLength: 2_000 },
    rewriteUrl: ({ url }) => routableUrl(url!),
    // A path that the router itself refuses: too long, or not valid percent-encoding.
    frameworkErrors: replyWithError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  mountErrorHandler(app);
  mountDrain(app);
  mountBodyTimeout(app, defaultBodyTimeout);
  await app.register(cookie);
  await mountSecurityHeaders(app);
  await app.register(underPressure, {
    maxEventLoopDelay: services.config.shedAfter,
    retryAfter: 5,
    exposeStatusRoute: false,
  });
  await registerOpenApi(app);
  mountHealth(app, services);
  await app.register(async (scope) => mountCalls(scope, services, modules));
  for (const { routes } of modules)
    if (routes) await app.register(async (scope) => mountRoutes(scope, services, routes), { prefix: '/api' });
  mountOpenApi(app);
  return app as unknown as FastifyInstance;
}

/** Raw routes of a module: a path parameter that PostgreSQL could not store answers 404. */
function mountRoutes(scope: FastifyInstance, services: Services, routes: NonNullable<BackendModule['routes']>) {
  scope.addHook('onRequest', async ({ params }) => {
    if (!isStorable(params)) throw new ProtocolError('notFound');
  });
  return routes(scope, services);
}
