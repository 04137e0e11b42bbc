/** The answers to a page request: the rendered page, a redirect, or a page that says why there is none. */
import type { Page } from '@emsal/platform/page';
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { createAppStore } from '../../store/app-store';
import { loadPage, renderLoaded } from '../render/remote-page';
import { routerData } from '../render/router-data';
import { metadataTags } from '../seo/metadata-tags';
import { edgePageParts } from '../visitor/edge-page';
import { cachePage } from './cached-page';
import { countFailure } from './page-counts';
import { renderFault } from './fault-page';
import { isPreview, visitorIndependentData, type PageRequest } from './page-request';
import { renderInProcess } from './render-in-process';
import { finishResponse, redirect, startResponse } from './send-page';

/** Seconds until a page whose data are unavailable is requested again. */
const retrySeconds = 5;

/** Loads, renders and sends. The head of a settled path is sent before the loaders run, unless it is a draft, which may be gone. */
export async function respond(pageRequest: PageRequest, owner: RegistryEntry): Promise<void> {
  const { path, request, form } = pageRequest;
  if (path.settled && form === null && !isPreview(pageRequest)) startResponse(pageRequest, { status: 200, owner });
  const { outcome, setCookies, isPersonal } = await renderInProcess(pageRequest, owner);
  pageRequest.setCookies.push(...setCookies);
  if (outcome.kind === 'unavailable') return respondUnavailable(pageRequest, owner);
  if (outcome.kind === 'redirect') return redirect(pageRequest, outcome);
  if ('fault' in outcome && outcome.fault !== undefined)
    request.log.error({ remote: owner.name, version: owner.version, fault: outcome.fault }, 'page failed');
  if (outcome.kind === 'failed') return respondFaulty(pageRequest, owner);
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
export async function respondUnowned(pageRequest: PageRequest): Promise<void> {
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

/** The remote cannot render on the server; the browser may still load its client part. @param owner null when nobody knows whose page it is */
export async function respondFaulty(pageRequest: PageRequest, owner: RegistryEntry | null): Promise<void> {
  if (owner) countFailure(pageRequest, owner);
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
export const respondEmpty = (pageRequest: PageRequest, owner: RegistryEntry): void =>
  finishResponse(pageRequest, { status: 200, rendered: { head: '', body: '' }, router: null, owner, state: {} });
