/** One page request from registry to last byte. */
import { ownerOf } from '@emsal/platform/registry/paths';
import { entriesOf, type RegistryEntry } from '@emsal/platform/registry/registry';
import type { RemotePath } from '@emsal/platform/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAppStore } from '../store/app-store';
import { sameForAll, type Asked, type PagePorts } from './asked-page';
import { isDevRemote, withDevRemotes } from './dev-remotes';
import { edgePageParts, ensureToken } from './edge-page';
import { renderFault } from './fault-page';
import { foundTags } from './found/found-tags';
import { htmlAnswer } from './html-answer';
import { keepForOthers, sendKept } from './kept-page';
import { watchParts } from './page-cache';
import { visitorOf } from './page-visitor';
import type { BundleResult } from './remote-bundles';
import { loadPage, renderLoaded } from './remote-page';
import { begin, finish, redirect, routerData, type Outcome } from './send-page';

type Bundle = Extract<BundleResult, { ok: true }>;

/** Paths that nobody publishes belong to the shell's own 404 page. */
const unowned: RemotePath = { pattern: '/*', rank: -1, page: 'content' };

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
  if (path.settled && form === null) begin(asked, { status: 200, owner });
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
    request.log.error({ err: error }, 'page failed');
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
