/** Handles one page request, from the registry to the last byte. */
import type { Page } from '@emsal/platform/page';
import { ownerOf } from '@emsal/platform/registry/paths';
import { entriesOf, versionLabel, type RegistryEntry } from '@emsal/platform/registry/registry';
import type { RemotePath } from '@emsal/platform/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAppStore } from '../../store/app-store';
import { isPreview, visitorIndependentData, type PageRequest } from './page-request';
import type { PagePorts } from './page-ports';
import { isDevRemote, withDevRemotes } from '../releases/dev-remotes';
import { edgePageParts } from '../visitor/edge-page';
import { renderFault } from './fault-page';
import { metadataTags } from '../seo/metadata-tags';
import { createHtmlResponse } from '../document/html-response';
import { cachePage, sendCached } from './cached-page';
import { visitorOf } from '../visitor/page-visitor';
import { loadPage, renderLoaded } from '../render/remote-page';
import type { PageJob, PageResult } from '../render/render-messages';
import { bundleFileOf } from '../render/render-pool';
import { publishedLines } from '../releases/published-lines';
import type { ReleaseCounts } from '../reports/release-counts';
import { routerData } from '../render/router-data';
import { startResponse, finishResponse, redirect } from './send-page';

/** Seconds until a page whose data are unavailable is requested again. */
const retrySeconds = 5;

/** Paths that no remote publishes get the shell's own 404 page. */
const unowned: RemotePath = { pattern: '/*', rank: -1, page: 'content' };

/** The owner's version at this revision, or the last good one before it. A version that ended its process twice comes last. */
async function usableVersion(owner: RegistryEntry, pageRequest: PageRequest): Promise<RegistryEntry | null> {
  const { registry, ports, request } = pageRequest;
  const renderer = ports.renderers.of(owner.name);
  const isWithdrawn = (version: string): boolean => registry.withdrawn.includes(versionLabel(owner.name, version));
  renderer.forget(isWithdrawn);
  const older = registry.entries.filter(
    ({ name, version }) => name === owner.name && version !== owner.version && !isWithdrawn(version),
  );
  const candidates = [owner, ...older];
  const isSuspended = ({ version }: RegistryEntry): boolean => renderer.isSuspended(version);
  for (const entry of [...candidates.filter((one) => !isSuspended(one)), ...candidates.filter(isSuspended)]) {
    const opened = await renderer.open(bundleFileOf(entry));
    if (opened.ok) return entry;
    request.log.warn({ remote: entry.name, version: entry.version, fault: opened.fault }, 'remote not usable');
  }
  return null;
}

const jobOf = (
  { visitor, entries, lines, path, url, form, ports, published }: PageRequest,
  entry: RegistryEntry,
): PageJob => ({
  bundle: bundleFileOf(entry),
  visitor,
  publishers: entries.map(({ name, paths }) => ({ name, paths })),
  lines,
  url,
  form: form === null ? null : form.toString(),
  page: path.page,
  publishedContent: published?.content ?? null,
  ...visitorIndependentData(ports),
});

/** A remote that throws, or whose process ends meanwhile, gives the 503 page. */
const rendered = (pageRequest: PageRequest, entry: RegistryEntry): Promise<PageResult> =>
  pageRequest.ports.renderers
    .of(entry.name)
    .page(jobOf(pageRequest, entry))
    .catch(({ message }: Error) => ({
      outcome: { kind: 'failed', fault: message },
      setCookies: [],
      isPersonal: true,
    }));

const visitorsOf = ({ ports, request, registry }: PageRequest): ReleaseCounts => ports.releases.of(request, registry);

const countFailure = (pageRequest: PageRequest, { name, version }: RegistryEntry): void =>
  visitorsOf(pageRequest).failed(versionLabel(name, version), pageRequest.visitor.pin);

/** Loads, renders and sends. The head of a settled path is sent before the loaders run, unless it is a draft, which may be gone. */
async function respond(pageRequest: PageRequest, owner: RegistryEntry): Promise<void> {
  const { path, request, form } = pageRequest;
  if (path.settled && form === null && !isPreview(pageRequest)) startResponse(pageRequest, { status: 200, owner });
  const { outcome, setCookies, isPersonal } = await rendered(pageRequest, owner);
  pageRequest.setCookies.push(...setCookies);
  if (outcome.kind === 'unavailable') return respondUnavailable(pageRequest, owner);
  if (outcome.kind === 'redirect') return redirect(pageRequest, outcome);
  if (outcome.kind === 'failed') {
    request.log.error({ remote: owner.name, version: owner.version, fault: outcome.fault }, 'page failed');
    return respondFaulty(pageRequest, owner);
  }
  // A loader that throws leaves a page with the remote's panel.
  if (outcome.status >= 500) countFailure(pageRequest, owner);
  const sent = { ...outcome, owner };
  finishResponse(pageRequest, sent);
  if (!isPersonal) cachePage(pageRequest, sent);
}

const pageOf = ({ visitor, entries, lines, setCookies, ports }: PageRequest): Page =>
  createAppStore(
    edgePageParts({ api: ports.api, visitor, entries, lines, ...visitorIndependentData(ports), setCookies }),
    [],
  ).page;

/** A path that nobody publishes: the shell's own 404 page. */
async function respondUnowned(pageRequest: PageRequest): Promise<void> {
  const { url, form } = pageRequest;
  const page = pageOf(pageRequest);
  const loaded = await loadPage(null, page, { url, form });
  if (loaded.kind === 'redirect') return redirect(pageRequest, loaded);
  const { head, body } = await renderLoaded(loaded, page);
  finishResponse(pageRequest, {
    status: loaded.status,
    rendered: { head: head + metadataTags(loaded.metadata, url), body },
    router: routerData(loaded),
    owner: null,
    state: {},
  });
}

/** The remote cannot render on the server; the browser may still load its client part. */
async function respondFaulty(pageRequest: PageRequest, owner: RegistryEntry): Promise<void> {
  countFailure(pageRequest, owner);
  finishResponse(pageRequest, {
    status: 503,
    rendered: await renderFault(503, pageOf(pageRequest), pageRequest.url),
    router: null,
    owner,
    state: {},
  });
}

/** The page's data are unavailable: the browser repeats the calls until they succeed; without script the page reloads. */
async function respondUnavailable(pageRequest: PageRequest, owner: RegistryEntry): Promise<void> {
  if (!pageRequest.response.isStarted()) void pageRequest.reply.header('retry-after', String(retrySeconds));
  const { head, body } = await renderFault(503, pageOf(pageRequest), pageRequest.url);
  const refresh = `<noscript><meta http-equiv="refresh" content="${retrySeconds}"></noscript>`;
  finishResponse(pageRequest, {
    status: 503,
    rendered: { head: head + refresh, body },
    router: null,
    owner,
    state: {},
  });
}

/** A remote under development is rendered by the browser. */
const respondEmpty = (pageRequest: PageRequest, owner: RegistryEntry): void =>
  finishResponse(pageRequest, { status: 200, rendered: { head: '', body: '' }, router: null, owner, state: {} });

async function respondOwned(pageRequest: PageRequest, owner: RegistryEntry): Promise<void> {
  if (isDevRemote(owner)) return respondEmpty(pageRequest, owner);
  const visitors = visitorsOf(pageRequest);
  const label = versionLabel(owner.name, owner.version);
  visitors.seen(label, pageRequest.visitor.pin);
  if (sendCached(pageRequest, owner)) return;
  const usable = await usableVersion(owner, pageRequest);
  // An older version in its place is a failure too.
  if (usable?.version !== owner.version) visitors.failed(label, pageRequest.visitor.pin);
  return usable ? respond(pageRequest, usable) : respondFaulty(pageRequest, owner);
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The submitted form, null for a GET. */
  form: URLSearchParams | null;
}

export async function servePage({ request, reply, form }: Exchange, ports: PagePorts): Promise<FastifyReply> {
  const registry = await ports.readRegistry();
  const { clock, settings } = ports;
  const visitor = visitorOf(request, registry, { clock, secretKey: settings.secretKey });
  const entries = withDevRemotes(entriesOf(registry, visitor.set), settings.devRemotes);
  const owned = ownerOf(entries, visitor.path);
  const response = createHtmlResponse(request, reply);
  const pageRequest: PageRequest = {
    request,
    reply,
    ports,
    registry,
    visitor,
    entries,
    lines: publishedLines(entries),
    response,
    url: settings.siteUrl + request.url,
    path: owned?.path ?? unowned,
    setCookies: [],
    published: owned ? ports.content.at(visitor.path) : null,
    form,
  };
  await (owned ? respondOwned(pageRequest, owned.owner) : respondUnowned(pageRequest));
  return reply;
}
