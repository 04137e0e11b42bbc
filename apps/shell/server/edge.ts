/** The edge: static files, the proxied API, crawler files, the hero form, and every page. */
import { systemClock } from '@emsal/platform/clock';
import { mountDrain } from '@emsal/shutdown/drain-http';
import { chooseSet, entriesOf } from '@emsal/platform/registry/file/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { join } from 'node:path';
import { Pool } from 'undici';
import { proxyApi } from './api/api-proxy';
import { serveCrawlers } from './seo/crawlers';
import { servePictures } from './pages/serve-pictures';
import { edgeLog } from './edge-log';
import { serveFailureReports } from './reports/failure-reports';
import { serveHeroForm } from './pages/hero-form';
import { createPageCache } from './pages/page-cache';
import { servePageForms } from './pages/page-form';
import { createRegistryReader, readPublishersFrom, type RegistryReader } from './releases/registry-reader';
import type { PagePorts } from './pages/page-ports';
import { createPublishedContent, keepFresh } from './pages/published-content';
import { createRenderPool, type RenderPool } from './render/render-pool';
import { servePage } from './pages/serve-page';
import { isApiAddress, replyNotFound } from './requests/edge-refusals';
import { serveFault } from './pages/serve-fault';
import { showRefusals } from './refused-page/refused-page';
import { serveSecurityTxt } from './security-txt';
import type { EdgeSettings } from './settings';
import { refuseUnaddressed, routedTarget } from './requests/request-target';
import { readShellAssets } from './document/shell-assets';
import { createRemoteSheets } from './document/style-sheets';
import { servePreviewLinks } from './releases/preview-links';
import { createVisitorCounts } from './reports/visitor-counts';
import { serveVisitReports } from './reports/visit-reports';
import { serveStaticFiles } from './static-files';
import { canonicalOf } from './requests/canonical-address';
import { maxHeaderBytes, maxRequestTime, handleUnreadableRequest } from './requests/unreadable-request';

const redirectToCanonical =
  (readRegistry: RegistryReader) =>
  async ({ url, method }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (method === 'POST' || isApiAddress(url) || url.startsWith('/static/')) return;
    const lean = await canonicalOf(url, readRegistry);
    return lean === null ? undefined : reply.redirect(lean, 301);
  };

const createApp = ({ siteUrl, trustedProxies }: EdgeSettings): FastifyInstance =>
  fastify({
    logger: edgeLog(),
    trustProxy: trustedProxies,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // Requests that still reach a draining process are served.
    return503OnClosing: false,
    requestTimeout: maxRequestTime,
    http: { maxHeaderSize: maxHeaderBytes },
    clientErrorHandler: handleUnreadableRequest,
    rewriteUrl: routedTarget(siteUrl),
    frameworkErrors: (_error, request, reply) => void replyNotFound(request, reply),
  });

function openRenderers(
  app: FastifyInstance,
  { shellDirectory, backendUrl, registryDirectory }: EdgeSettings,
  readRegistry: RegistryReader,
): RenderPool {
  const renderers = createRenderPool({
    file: join(shellDirectory, 'server/render-worker.cjs'),
    settings: { backendUrl, registryDirectory },
    log: app.log,
    now: () => performance.now(),
  });
  app.addHook('onClose', async () => renderers.close());
  app.addHook('onListen', async () => {
    const registry = await readRegistry();
    renderers.warm(entriesOf(registry, chooseSet(registry)));
  });
  return renderers;
}

function serveReadiness(app: FastifyInstance): void {
  app.get('/health/ready', (_, reply) =>
    app.isDraining ? reply.code(503).send({ status: 'draining' }) : { status: 'ready' },
  );
}

const openRegistry = (app: FastifyInstance, { registryDirectory: directory, publishersFile }: EdgeSettings) =>
  createRegistryReader({ directory, publishersFile }, (error) =>
    app.log.error({ err: error }, 'registry not readable'),
  );

function openPorts(app: FastifyInstance, settings: EdgeSettings): PagePorts {
  const readRegistry = openRegistry(app, settings);
  const api = new Pool(settings.backendUrl, { connections: 128 });
  app.addHook('onClose', () => api.close());
  const content = createPublishedContent(api);
  keepFresh(app, content);
  return {
    settings,
    clock: systemClock,
    api,
    content,
    cache: createPageCache(systemClock),
    readRegistry,
    assets: readShellAssets(settings.shellDirectory),
    remoteSheets: createRemoteSheets(settings.registryDirectory),
    renderers: openRenderers(app, settings, readRegistry),
    releases: createVisitorCounts(systemClock, settings.secretKey),
  };
}

/** Does not listen yet. Throws when the shell has not been built. */
export async function createEdge(settings: EdgeSettings): Promise<FastifyInstance> {
  const app = createApp(settings);
  const ports = openPorts(app, settings);
  const { api, readRegistry, releases, clock } = ports;
  const { siteUrl, secretKey, publishersFile } = settings;
  const readPublishers = () => readPublishersFrom(publishersFile);
  mountDrain(app);
  refuseUnaddressed(app, siteUrl);
  app.addHook('onRequest', redirectToCanonical(readRegistry));
  app.setNotFoundHandler(replyNotFound);
  app.setErrorHandler((error, request, reply) => serveFault({ error: error as Error, request, reply }, ports));
  showRefusals(app);
  serveReadiness(app);
  servePreviewLinks(app, { siteUrl, secretKey, clock, readRegistry, readPublishers });
  await app.register((scope) => proxyApi(scope, settings.backendUrl));
  await serveStaticFiles(
    app,
    { shell: settings.shellDirectory, registry: settings.registryDirectory, devRemotes: settings.devRemotes },
    readRegistry,
  );
  serveCrawlers(app, { siteUrl, readRegistry, api });
  serveSecurityTxt(app, siteUrl, clock);
  servePictures(app, ports);
  const reportPorts = { siteUrl, secretKey, readRegistry, releases, clock };
  serveFailureReports(app, reportPorts);
  serveVisitReports(app, reportPorts);
  await serveHeroForm(app, { api, readRegistry, siteUrl, secretKey, clock });
  servePageForms(app, ports);
  app.get('/*', (request, reply) => servePage({ request, reply, form: null }, ports));
  return app;
}
