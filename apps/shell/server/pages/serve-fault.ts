/** Answers an uncaught error: an error page with its status for a page, the API's format for a call; never a stack. */
import { entriesOf } from '@emsal/platform/registry/file/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorTexts } from '../../errors/error-page.texts';
import { createAppStore } from '../../store/app-store';
import { todayOf, yearOf } from '../clock';
import { closeDocument, openHead } from '../document/document';
import { edgePageParts } from '../visitor/edge-page';
import { apiFault, isApiAddress } from '../requests/edge-refusals';
import { renderFault } from './fault-page';
import { visitorOf } from '../visitor/page-visitor';
import { productsOf, publishedLines } from '../releases/published-lines';
import { securityHeaders } from './security-headers';
import { sheetsOf } from './page-request';
import type { PagePorts } from './page-ports';

export interface Fault {
  error: Error & { statusCode?: number };
  request: FastifyRequest;
  reply: FastifyReply;
}

export async function serveFault({ error, request, reply }: Fault, ports: PagePorts): Promise<FastifyReply> {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (isApiAddress(request.url)) return reply.code(status).send(apiFault(status));
  if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(errorTexts.failedTitle);
  const { settings, assets, clock, api } = ports;
  const registry = await ports.readRegistry();
  const visitor = visitorOf(request, registry, { clock, secretKey: settings.secretKey });
  const entries = entriesOf(registry, visitor.set);
  const lines = publishedLines(entries);
  const same = {
    year: yearOf(clock),
    today: todayOf(clock),
    marketingPermissionRequired: settings.marketingPermissionRequired,
  };
  const { page } = createAppStore(edgePageParts({ api, visitor, entries, lines, ...same, setCookies: [] }), []);
  const rendered = await renderFault(500, page, settings.siteUrl + request.url);
  const data = {
    revision: visitor.set.revision,
    page: 'content' as const,
    status,
    scripts: [],
    owner: null,
    remotes: [],
    router: null,
    state: {},
    products: productsOf(lines),
    isMobile: visitor.isMobile,
    ...same,
  };
  const sheets = sheetsOf(ports, null);
  const html = openHead({ page: 'content', status, boot: assets.boot, sheets }) + closeDocument(rendered, data);
  const policies = securityHeaders({ page: 'content', sheets, isHttps: visitor.isHttps }, ports);
  return reply
    .code(status)
    .headers({ ...policies, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}
