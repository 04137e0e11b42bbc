/** Runs the loaders of a page and renders it, with the remote that owns its path. */
import { pageContext, type Page } from '@emsal/platform/page';
import type { RemoteModule } from '@emsal/platform/remote';
import { createElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from '@emsal/platform/host-router';
import { mergeHandles } from '../routes/use-route-handle';
import { mobileOnlyTarget } from '../routes/mobile-only';
import { mountRemote } from '../remotes/mount';
import { rootRoutes } from '../routes/root-route';
import { renderPage } from './render-page';
import type { Rendered } from './document';

/** Loaders of a page together may take this long, in ms. */
const loaderLimit = 12_000;

export interface MountedRemote {
  name: string;
  module: RemoteModule;
}

/** Lazy routes are resolved into a handler once; so one handler serves all requests of a version. */
const handlers = new WeakMap<RemoteModule, StaticHandler>();
const bare = createStaticHandler(rootRoutes([]));

function handlerOf(remote: MountedRemote | null): StaticHandler {
  if (remote === null) return bare;
  const kept =
    handlers.get(remote.module) ?? createStaticHandler(rootRoutes([mountRemote(remote.name, remote.module)]));
  handlers.set(remote.module, kept);
  return kept;
}

export type Loaded =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; context: StaticHandlerContext; handler: StaticHandler };

const isRedirect = (answer: StaticHandlerContext | Response): answer is Response => answer instanceof Response;

/** Throws when the loaders take too long. */
export async function loadPage(remote: MountedRemote | null, page: Page, url: string): Promise<Loaded> {
  const handler = handlerOf(remote);
  const signal = AbortSignal.timeout(loaderLimit);
  const late = new Promise<never>((_, failed) =>
    signal.addEventListener('abort', () =>
      failed(new Error(`loaders of ${new URL(url).pathname} took more than ${loaderLimit} ms`)),
    ),
  );
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const answer = await Promise.race([handler.query(new Request(url, { signal }), { requestContext }), late]);
  if (isRedirect(answer))
    return { kind: 'redirect', status: answer.status, location: answer.headers.get('location') ?? '/' };
  const elsewhere = mobileOnlyTarget(
    mergeHandles(answer.matches.map(({ route }) => ({ handle: route.handle as unknown, loaderData: undefined })))
      .handle,
    page.isMobile,
  );
  if (elsewhere !== null) return { kind: 'redirect', status: 302, location: elsewhere };
  return { kind: 'page', status: answer.statusCode, context: answer, handler };
}

export function renderLoaded({ context, handler }: Extract<Loaded, { kind: 'page' }>, page: Page): Promise<Rendered> {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderPage(page, createElement(StaticRouterProvider, { router, context, hydrate: false }));
}
