/** One page request from registry to last byte. */
import { ownerOf } from '@emsal/platform/registry/paths';
import { entriesOf, type Registry, type RegistryEntry } from '@emsal/platform/registry/registry';
import type { Page } from '@emsal/platform/page';
import type { PageClass, RemotePath } from '@emsal/platform/remote';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { LoadableRemote, PageData, RouterData } from '../page-data/page-data';
import { carryErrors } from '../page-data/router-errors';
import { createAppStore } from '../store/app-store';
import { yearOf, type Clock } from './clock';
import { isDevRemote, withDevRemotes } from './dev-remotes';
import { closeDocument, lateRedirect, openHead, type Rendered } from './document';
import { edgePageParts, ensureToken } from './edge-page';
import { foundTags } from './found/found-tags';
import { renderFault } from './fault-page';
import { htmlAnswer, type HtmlAnswer } from './html-answer';
import { visitorOf, type PageVisitor } from './page-visitor';
import { watchParts, type PageCache } from './page-cache';
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
  cache: PageCache;
}

type Bundle = Extract<BundleResult, { ok: true }>;

/** One request with all that it needs; what the API sets for the visitor is collected on the way. */
interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  ports: PagePorts;
  registry: Registry;
  url: string;
  visitor: PageVisitor;
  entries: RegistryEntry[];
  path: RemotePath;
  answer: HtmlAnswer;
  setCookies: string[];
  /** What was typed, when the page was asked by a form. */
  form: URLSearchParams | null;
}

/** Paths that nobody publishes belong to the shell's own 404 page. */
const unowned: RemotePath = { pattern: '/*', rank: -1, page: 'content' };

export const loadableOf = ({ name, version, remoteEntry, css, integrity }: RegistryEntry): LoadableRemote => ({
  name,
  version,
  remoteEntry,
  css,
  integrity,
});

/** The owner's version of this revision, or the last good one before it. */
async function bundleOf(owner: RegistryEntry, { registry, ports, request }: Asked): Promise<Bundle | null> {
  const older = registry.entries.filter(
    ({ name, version }) =>
      name === owner.name && version !== owner.version && !registry.withdrawn.includes(`${name}@${version}`),
  );
  for (const entry of [owner, ...older]) {
    const bundle = await ports.loadBundle(entry);
    if (bundle.ok) return bundle;
    request.log.warn({ remote: entry.name, version: entry.version, fault: bundle.fault }, 'remote not usable');
  }
  return null;
}

const headersOf = ({ visitor, path, setCookies, ports }: Asked): Record<string, string | string[]> => ({
  ...securityHeaders(path.page, ports, visitor.isHttps),
  'cache-control': path.page === 'content' ? 'no-cache' : 'no-store',
  'set-cookie': [...visitor.own, ...setCookies],
});

const sameForAll = ({ clock, settings }: PagePorts): Pick<Page, 'year' | 'marketingPermissionRequired'> => ({
  year: yearOf(clock),
  marketingPermissionRequired: settings.marketingPermissionRequired,
});

interface Outcome {
  status: number;
  rendered: Rendered;
  /** Null when the browser must render, or when there is nothing to hydrate. */
  router: RouterData | null;
  owner: RegistryEntry | null;
  state: Record<string, unknown>;
}

const pageData = ({ visitor, entries, path, ports }: Asked, { status, router, owner, state }: Outcome): PageData => ({
  revision: visitor.set.revision,
  page: path.page,
  status,
  router,
  state,
  scripts: owner ? ports.assets.scripts : [],
  owner: owner && ownerData(path.page, owner),
  remotes: entries.map(({ name, paths }) => ({ name, paths })),
  isMobile: visitor.isMobile,
  ...sameForAll(ports),
});

/** A content page may never need its remote's script: its hashes, which nothing compresses, are fetched with the first touch. */
const ownerData = (page: PageClass, entry: RegistryEntry): PageData['owner'] =>
  page === 'content' ? { name: entry.name } : loadableOf(entry);

const routerData = ({ context }: Extract<Loaded, { kind: 'page' }>): RouterData => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
  errors: carryErrors(context.errors),
});

function redirect(
  { answer, reply, visitor, setCookies }: Asked,
  { location, status }: Extract<Loaded, { kind: 'redirect' }>,
): void {
  if (answer.isBegun()) return answer.end(lateRedirect(location));
  void reply
    .header('set-cookie', [...visitor.own, ...setCookies])
    .header('cache-control', 'no-store')
    .redirect(location, status);
}

function begin(asked: Asked, status: number, owner: RegistryEntry | null): void {
  const { answer, path, ports } = asked;
  if (!answer.isBegun())
    answer.begin(status, headersOf(asked), openHead({ page: path.page, status, assets: ports.assets, owner }));
}

function finish(asked: Asked, outcome: Outcome): void {
  begin(asked, outcome.status, outcome.owner);
  asked.answer.end(closeDocument(outcome.rendered, pageData(asked, outcome)));
}

/** Under what a page is the same for everybody on one day; null for one that is not. A query may be a loader's business, so such a page is rendered. */
function cacheKey({ path, form, request, visitor, entries, ports }: Asked): string | null {
  if (path.page !== 'content' || !path.settled || form !== null || request.url.includes('?')) return null;
  const versions = entries.map(({ name, version }) => `${name}@${version}`);
  return JSON.stringify([
    request.url,
    visitor.set.revision,
    versions,
    visitor.isMobile,
    dayInTurkey(ports.clock.now()),
  ]);
}

/** @returns whether the page was there */
function sendKept(asked: Asked): boolean {
  const key = cacheKey(asked);
  const bytes = key === null || !asked.answer.isCompressed ? undefined : asked.ports.cache.find(key);
  if (bytes) asked.answer.sendPacked(headersOf(asked), bytes);
  return bytes !== undefined;
}

function keepForOthers(asked: Asked, outcome: Outcome): void {
  const key = cacheKey(asked);
  const { ports, path, setCookies } = asked;
  if (key === null || outcome.status !== 200 || setCookies.length > 0) return;
  const head = openHead({ page: path.page, status: 200, assets: ports.assets, owner: outcome.owner });
  void ports.cache.keep(key, head + closeDocument(outcome.rendered, pageData(asked, outcome)));
}

function openPage({ visitor, entries, setCookies, ports }: Asked, bundle: Bundle | null) {
  const given = edgePageParts({ api: ports.api, visitor, entries, ...sameForAll(ports), setCookies });
  const { parts, isPersonal } = watchParts(given);
  return { page: createAppStore(parts, bundle?.module.slices ?? []).page, isPersonal };
}

/** Loads, renders and sends. A settled path's head is on its way before the loaders run. */
async function respond(asked: Asked, bundle: Bundle | null): Promise<void> {
  const { visitor, path, request, url, form } = asked;
  const { page, isPersonal } = openPage(asked, bundle);
  const owner = bundle?.entry ?? null;
  if (path.settled && form === null) begin(asked, 200, owner);
  try {
    if (path.page !== 'content') await ensureToken(page, visitor);
    const remote = bundle && { name: bundle.entry.name, module: bundle.module };
    const loaded = await loadPage(remote, page, { url, form });
    if (loaded.kind === 'redirect') return redirect(asked, loaded);
    const { head, body } = await renderLoaded(loaded, page);
    const outcome: Outcome = {
      status: loaded.status,
      rendered: { head: head + foundTags(loaded.found, url), body },
      router: routerData(loaded),
      owner,
      state: page.store.getState() as Outcome['state'],
    };
    finish(asked, outcome);
    if (!isPersonal()) keepForOthers(asked, outcome);
  } catch (error) {
    request.log.error({ error }, 'page failed');
    const status = owner ? 503 : 500;
    finish(asked, { status, rendered: await renderFault(status, page, url), router: null, owner, state: {} });
  }
}

/** The remote's server bundle cannot be had: the browser may still load its client part. */
async function respondDown(asked: Asked, owner: RegistryEntry): Promise<void> {
  finish(asked, {
    status: 503,
    rendered: await renderFault(503, openPage(asked, null).page, asked.url),
    router: null,
    owner,
    state: {},
  });
}

/** A remote under development is rendered by the browser. */
const respondEmpty = (asked: Asked, owner: RegistryEntry): void =>
  finish(asked, { status: 200, rendered: { head: '', body: '' }, router: null, owner, state: {} });

async function respondOwned(asked: Asked, owner: RegistryEntry): Promise<void> {
  if (isDevRemote(owner)) return respondEmpty(asked, owner);
  if (sendKept(asked)) return;
  const bundle = await bundleOf(owner, asked);
  return bundle ? respond(asked, bundle) : respondDown(asked, owner);
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null when the page is only asked for. */
  form: URLSearchParams | null;
}

export async function servePage({ request, reply, form }: Exchange, ports: PagePorts): Promise<FastifyReply> {
  const registry = await ports.readRegistry();
  const { clock, settings } = ports;
  const visitor = visitorOf(request, registry, { clock, secretKey: settings.secretKey });
  const entries = withDevRemotes(entriesOf(registry, visitor.set), settings.devRemotes);
  const owned = ownerOf(entries, visitor.path);
  const answer = htmlAnswer(request, reply);
  const asked: Asked = {
    request,
    reply,
    ports,
    registry,
    visitor,
    entries,
    answer,
    url: settings.siteUrl + request.url,
    path: owned?.path ?? unowned,
    setCookies: [],
    form,
  };
  await (owned ? respondOwned(asked, owned.owner) : respond(asked, null));
  return reply;
}
