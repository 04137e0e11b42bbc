/** The edge: static files, the API behind it, crawlers, the hero form, and every page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { Pool } from 'undici';
import { proxyApi } from './api-proxy';
import { systemClock } from './clock';
import { serveCrawlers } from './crawlers';
import { servePictures } from './found/serve-pictures';
import { edgeLog } from './edge-log';
import { serveHeroForm } from './hero-form';
import { createPageCache } from './page-cache';
import { servePageForms } from './page-form';
import { createRegistryReader } from './registry-reader';
import { createBundleLoader } from './remote-bundles';
import type { PagePorts } from './asked-page';
import { servePage } from './serve-page';
import { isApiAddress, refuseAddress } from './edge-refusals';
import { serveFault } from './serve-fault';
import type { EdgeSettings } from './settings';
import { readShellAssets } from './shell-assets';
import { serveStaticFiles } from './static-files';
import { withoutTrailingSlash } from './trailing-slash';
import { longestHeaders, longestRequestTime, refuseUnreadable } from './unreadable-request';

function redirectTrailingSlash(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const lean =
    isApiAddress(request.url) || request.url.startsWith('/static/') ? null : withoutTrailingSlash(request.url);
  if (lean === null || request.method === 'POST') return done();
  void reply.redirect(lean, 301);
}

const createApp = (): FastifyInstance =>
  fastify({
    logger: edgeLog(),
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: longestRequestTime,
    http: { maxHeaderSize: longestHeaders },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => void refuseAddress(request, reply),
  });

/** Not listening yet. Throws when the shell has not been built. */
export async function createEdge(settings: EdgeSettings): Promise<FastifyInstance> {
  const app = createApp();
  const readRegistry = createRegistryReader(settings.registryDirectory, (error) =>
    app.log.error({ err: error }, 'registry not readable'),
  );
  const api = new Pool(settings.backendUrl, { connections: 128 });
  const ports: PagePorts = {
    settings,
    clock: systemClock,
    api,
    cache: createPageCache(systemClock),
    readRegistry,
    assets: readShellAssets(settings.shellDirectory),
    loadBundle: createBundleLoader(settings.registryDirectory),
  };
  app.addHook('onRequest', redirectTrailingSlash);
  app.addHook('onClose', () => api.close());
  app.setNotFoundHandler(refuseAddress);
  app.setErrorHandler((error, request, reply) => serveFault({ error: error as Error, request, reply }, ports));
  app.get('/health/ready', () => ({ status: 'ready' }));
  await app.register((scope) => proxyApi(scope, settings.backendUrl));
  await serveStaticFiles(
    app,
    { shell: settings.shellDirectory, registry: settings.registryDirectory, devRemotes: settings.devRemotes },
    readRegistry,
  );
  serveCrawlers(app, settings.siteUrl, readRegistry);
  servePictures(app, ports);
  await serveHeroForm(app, api, settings.siteUrl);
  servePageForms(app, ports);
  app.get('/*', (request, reply) => servePage({ request, reply, form: null }, ports));
  return app;
}
