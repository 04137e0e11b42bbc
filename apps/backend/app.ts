/** The HTTP application: plugins, then the modules' calls and routes. Opens no port and no connection. */
import { maxJsonBytes } from '@emsal/api/body-limit';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { BackendModule } from './frame/module';
import { mountCalls } from './frame/mount-calls';
import { ProtocolError } from './frame/protocol-error';
import { routableUrl } from './frame/routable-url';
import type { Services } from './frame/services';
import { isStorable } from './frame/storable';
import { limitBodyTime, longestBodyTime } from './plugins/body-time';
import { collectContract, mountContract } from './plugins/contract';
import { answerFailure, mountFailures } from './plugins/failures';
import { mountHealth } from './plugins/health';
import { mountLeaving } from './plugins/leaving';
import { mountSecurity } from './plugins/security';

const usualBodyTime = 15_000;

export async function buildApp(services: Services, modules: readonly BackendModule[]): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: maxJsonBytes,
    requestTimeout: longestBodyTime,
    http: { headersTimeout: 10_000 },
    keepAliveTimeout: 65_000,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    // Whoever still reaches a process that goes is served by it.
    return503OnClosing: false,
    // The longest parameter of the contract: what a partner sends sealed.
    routerOptions: { caseSensitive: false, maxParamLength: 2_000 },
    rewriteUrl: ({ url }) => routableUrl(url!),
    // A path that the router itself refuses: too long, or not valid percent-encoding.
    frameworkErrors: answerFailure,
  }).withTypeProvider<ZodTypeProvider>();
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  mountFailures(app);
  mountLeaving(app);
  limitBodyTime(app, usualBodyTime);
  await app.register(cookie);
  await mountSecurity(app);
  await app.register(underPressure, {
    maxEventLoopDelay: services.config.shedAfter,
    retryAfter: 5,
    exposeStatusRoute: false,
  });
  await collectContract(app);
  mountHealth(app, services);
  await app.register(async (scope) => mountCalls(scope, services, modules));
  for (const { routes } of modules)
    if (routes) await app.register(async (scope) => mountRoutes(scope, services, routes), { prefix: '/api' });
  mountContract(app);
  return app as unknown as FastifyInstance;
}

/** Routes beside the calls: a path that no database could hold names nothing that is here. */
function mountRoutes(scope: FastifyInstance, services: Services, routes: NonNullable<BackendModule['routes']>) {
  scope.addHook('onRequest', async ({ params }) => {
    if (!isStorable(params)) throw new ProtocolError('notFound');
  });
  return routes(scope, services);
}
