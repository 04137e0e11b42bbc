/** One page request from registry to last byte. */
import { ownerOf } from '@emsal/platform/registry/paths';
import { entriesOf, type Registry, type RegistryEntry } from '@emsal/platform/registry/registry';
import type { RemotePath } from '@emsal/platform/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { LoadableRemote, PageData, RouterData } from '../page-data/page-data';
import { carryErrors } from '../page-data/router-errors';
import { createAppStore } from '../store/app-store';
import { yearOf, type Clock } from './clock';
import { isDevRemote, withDevRemotes } from './dev-remotes';
import { closeDocument, lateRedirect, openHead, type Rendered } from './document';
import { edgePageParts, ensureToken } from './edge-page';
import { renderFault } from './fault-page';
import { htmlAnswer, type HtmlAnswer } from './html-answer';
import { visitorOf, type PageVisitor } from './page-visitor';
import type { RegistryReader } from './registry-reader';
import type { BundleLoader, BundleResult } from './remote-bundles';
import { loadPage, renderLoaded, type Loaded } from './remote-page';
import { securityHeaders } from './security-headers';
import type { EdgeSettings } from './settings';
import type { ShellAssets } from './shell-assets';

export interface PagePorts {
  settings: EdgeSettings;
  assets: ShellAssets;
  readRegistry: RegistryReader;
  loadBundle: BundleLoader;
  api: Dispatcher;
  clock: Clock;
}

type Bundle = Extract<BundleResult, { ok: true }>;

/** What is known of a request before any remote runs. */
interface Asked {
  request: FastifyRequest;
  url: string;
  visitor: PageVisitor;
  entries: RegistryEntry[];
  path: RemotePath;
  answer: HtmlAnswer;
}

/** Paths that nobody publishes belong to the shell's own 404 page. */
const unowned: RemotePath = { pattern: '/*', rank: -1, page: 'content' };

export const loadableOf = ({ name, version, remoteEntry, css, integrity }: RegistryEntry): LoadableRemote => ({ name, version, remoteEntry, css, integrity });

/** The owner's version of this revision, or the last good one before it. */
async function bundleOf(owner: RegistryEntry, registry: Registry, { loadBundle }: PagePorts, request: FastifyRequest): Promise<Bundle | null> {
  const older = registry.entries.filter(({ name, version }) => name === owner.name && version !== owner.version && !registry.withdrawn.includes(`${name}@${version}`));
  for (const entry of [owner, ...older]) {
    const bundle = await loadBundle(entry);
    if (bundle.ok) return bundle;
    request.log.warn({ remote: entry.name, version: entry.version, fault: bundle.fault }, 'remote not usable');
  }
  return null;
}

function headersOf({ visitor, path }: Asked, setCookies: string[], { settings, assets }: PagePorts): Record<string, string | string[]> {
  const { bankOrigin, isDevelopment } = settings;
  return {
    ...securityHeaders({ page: path.page, bootHash: assets.bootHash, bankOrigin, isDevelopment }, visitor.isHttps),
    'cache-control': path.page === 'content' ? 'no-cache' : 'no-store',
    'set-cookie': [...visitor.own, ...setCookies],
  };
}

interface Outcome {
  status: number;
  rendered: Rendered;
  /** Null when the browser must render, or when there is nothing to hydrate. */
  router: RouterData | null;
  owner: RegistryEntry | null;
  state: Record<string, unknown>;
}

const pageData = ({ visitor, entries, path }: Asked, { status, router, owner, state }: Outcome, { assets, clock }: PagePorts): PageData => ({
  revision: visitor.set.revision,
  page: path.page,
  status, router, state,
  scripts: owner ? assets.scripts : [],
  owner: owner && loadableOf(owner),
  remotes: entries.map(({ name, paths }) => ({ name, paths })),
  isMobile: visitor.isMobile,
  year: yearOf(clock),
});

const routerData = ({ context }: Extract<Loaded, { kind: 'page' }>): RouterData => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
  errors: carryErrors(context.errors),
});

function redirect(asked: Asked, loaded: Extract<Loaded, { kind: 'redirect' }>, setCookies: string[], reply: FastifyReply): void {
  if (asked.answer.isBegun()) return asked.answer.end(lateRedirect(loaded.location));
  void reply.header('set-cookie', [...asked.visitor.own, ...setCookies]).header('cache-control', 'no-store').redirect(loaded.location, loaded.status);
}

function begin(asked: Asked, status: number, owner: RegistryEntry | null, setCookies: string[], ports: PagePorts): void {
  if (!asked.answer.isBegun()) asked.answer.begin(status, headersOf(asked, setCookies, ports), openHead({ page: asked.path.page, status, assets: ports.assets, owner }));
}

function finish(asked: Asked, outcome: Outcome, setCookies: string[], ports: PagePorts): void {
  begin(asked, outcome.status, outcome.owner, setCookies, ports);
  asked.answer.end(closeDocument(outcome.rendered, pageData(asked, outcome, ports)));
}

/** Loads, renders and sends. A settled path's head is on its way before the loaders run. */
async function respond(asked: Asked, bundle: Bundle | null, ports: PagePorts, reply: FastifyReply): Promise<void> {
  const setCookies: string[] = [];
  const { visitor, entries, path, request, url } = asked;
  const { page } = createAppStore(edgePageParts({ api: ports.api, visitor, entries, year: yearOf(ports.clock), setCookies }), bundle?.module.slices ?? []);
  const owner = bundle?.entry ?? null;
  if (path.settled) begin(asked, 200, owner, [], ports);
  try {
    if (path.page !== 'content') await ensureToken(page, visitor);
    const loaded = await loadPage(bundle && { name: bundle.entry.name, module: bundle.module }, page, url);
    if (loaded.kind === 'redirect') return redirect(asked, loaded, setCookies, reply);
    const rendered = await renderLoaded(loaded, page);
    finish(asked, { status: loaded.status, rendered, router: routerData(loaded), owner, state: page.store.getState() as Outcome['state'] }, setCookies, ports);
  } catch (error) {
    request.log.error({ error }, 'page failed');
    const status = owner ? 503 : 500;
    finish(asked, { status, rendered: await renderFault(status, page, url), router: null, owner, state: {} }, setCookies, ports);
  }
}

/** The remote's server bundle cannot be had: the browser may still load its client part. */
async function respondDown(asked: Asked, owner: RegistryEntry, ports: PagePorts): Promise<void> {
  const { visitor, entries, url } = asked;
  const { page } = createAppStore(edgePageParts({ api: ports.api, visitor, entries, year: yearOf(ports.clock), setCookies: [] }), []);
  finish(asked, { status: 503, rendered: await renderFault(503, page, url), router: null, owner, state: {} }, [], ports);
}

/** A remote under development is rendered by the browser. */
function respondEmpty(asked: Asked, owner: RegistryEntry, ports: PagePorts, reply: FastifyReply): FastifyReply {
  finish(asked, { status: 200, rendered: { head: '', body: '' }, router: null, owner, state: {} }, [], ports);
  return reply;
}

export async function servePage(request: FastifyRequest, reply: FastifyReply, ports: PagePorts): Promise<FastifyReply> {
  const registry = await ports.readRegistry();
  const visitor = visitorOf(request, registry, { clock: ports.clock, secretKey: ports.settings.secretKey });
  const entries = withDevRemotes(entriesOf(registry, visitor.set), ports.settings.devRemotes);
  const owned = ownerOf(entries, visitor.path);
  const asked: Asked = { request, visitor, entries, url: ports.settings.siteUrl + request.url, path: owned?.path ?? unowned, answer: htmlAnswer(request, reply) };
  if (owned && isDevRemote(owned.owner)) return respondEmpty(asked, owned.owner, ports, reply);
  const bundle = owned ? await bundleOf(owned.owner, registry, ports, request) : null;
  await (owned && !bundle ? respondDown(asked, owned.owner, ports) : respond(asked, bundle, ports, reply));
  return reply;
}
