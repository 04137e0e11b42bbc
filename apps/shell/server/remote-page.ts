/** Runs the loaders of a page and renders it, with the remote that owns its path. */
import { pageContext, type Page } from '@emsal/platform/page';
import type { PageFound } from '@emsal/platform/page-found';
import type { RemoteModule } from '@emsal/platform/remote';
import { createElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
} from '@emsal/platform/host-router';
import { layouts } from '../layouts/layouts';
import { mergeHandles } from '../routes/use-route-handle';
import { mobileOnlyTarget } from '../routes/mobile-only';
import { mountRemote } from '../remotes/mount';
import { rootRouteId, rootRoutes } from '../routes/root-route';
import { renderPage } from './render-page';
import type { Rendered } from './document';

/** Loaders of a page together may take this long, in ms. */
const loaderLimit = 12_000;

/** What the router answers where a route has no action. */
const methodNotAllowed = 405;

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
  | {
      kind: 'page';
      status: number;
      context: StaticHandlerContext;
      handler: StaticHandler;
      found: PageFound | undefined;
    };

const isRedirect = (answer: StaticHandlerContext | Response): answer is Response => answer instanceof Response;

export interface PageRequest {
  url: string;
  /** Given to the route's action; null when the page is only asked for. */
  form: URLSearchParams | null;
}

/** What was sent to a page that takes no form goes no further: the page itself is the answer. */
const backToPage = (url: string): Loaded => {
  const { pathname, search } = new URL(url);
  return { kind: 'redirect', status: 303, location: pathname + search };
};

/** Throws when action and loaders take too long. */
export async function loadPage(remote: MountedRemote | null, page: Page, { url, form }: PageRequest): Promise<Loaded> {
  const handler = handlerOf(remote);
  const signal = AbortSignal.timeout(loaderLimit);
  const late = new Promise<never>((_, giveUp) =>
    signal.addEventListener('abort', () =>
      giveUp(new Error(`loaders of ${new URL(url).pathname} took more than ${loaderLimit} ms`)),
    ),
  );
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const request = new Request(url, { signal, ...(form && { method: 'POST', body: form }) });
  const answer = await Promise.race([handler.query(request, { requestContext }), late]);
  if (isRedirect(answer))
    return { kind: 'redirect', status: answer.status, location: answer.headers.get('location') ?? '/' };
  const { handle } = mergeHandles(
    answer.matches.map(({ route }) => ({ handle: route.handle as unknown, loaderData: undefined })),
  );
  if (answer.statusCode === methodNotAllowed) return backToPage(url);
  const elsewhere = mobileOnlyTarget(handle, page.isMobile);
  if (elsewhere !== null) return { kind: 'redirect', status: 302, location: elsewhere };
  const context = (handle.layout ?? 'default') in layouts ? answer : failed(answer);
  return {
    kind: 'page',
    status: context.statusCode,
    context,
    handler,
    found: context.errors ? undefined : handle.found,
  };
}

/** A remote may be newer than this shell and name a layout that it does not have. */
const failed = (answer: StaticHandlerContext): StaticHandlerContext => ({
  ...answer,
  statusCode: 500,
  errors: { [rootRouteId]: new RouteErrorResponse(500, 'unknown layout', null) },
});

export function renderLoaded({ context, handler }: Extract<Loaded, { kind: 'page' }>, page: Page): Promise<Rendered> {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderPage(page, createElement(StaticRouterProvider, { router, context, hydrate: false }));
}
