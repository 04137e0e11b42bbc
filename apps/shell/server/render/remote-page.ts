/** Runs a page's loaders and renders it with the remote that owns its path. */
import { pageContext, type Page } from '@emsal/platform/page';
import type { PageMetadata } from '@emsal/platform/page-metadata';
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
import { layouts } from '../../layouts/layouts';
import { mergeHandles } from '../../layouts/use-route-handle';
import { mobileOnlyTarget } from '../../routes/mobile-only';
import { mountRemote } from '../../remotes/mount';
import { rootRouteId, rootRoutes } from '../../routes/root-route';
import { renderPage } from './render-page';
import type { Rendered } from '../document/document';

/** Milliseconds for all loaders of a page together. */
const loaderLimit = 12_000;

/** The router's status where a route has no action. */
const methodNotAllowed = 405;

export interface MountedRemote {
  name: string;
  module: RemoteModule;
}

/** A handler resolves lazy routes once, so one handler serves all requests of a version. */
const handlers = new WeakMap<RemoteModule, StaticHandler>();
const bare = createStaticHandler(rootRoutes([]));

function handlerOf(remote: MountedRemote | null): StaticHandler {
  if (remote === null) return bare;
  const handler =
    handlers.get(remote.module) ?? createStaticHandler(rootRoutes([mountRemote(remote.name, remote.module)]));
  handlers.set(remote.module, handler);
  return handler;
}

export type LoadedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      context: StaticHandlerContext;
      handler: StaticHandler;
      metadata: PageMetadata | undefined;
    };

const isRedirect = (answer: StaticHandlerContext | Response): answer is Response => answer instanceof Response;

export interface LoaderRequest {
  url: string;
  /** The submitted form for the route's action; null for a GET. */
  form: URLSearchParams | null;
}

/** A form for a page without an action is answered with the page itself. */
const backToPage = ({ pathname, search }: URL): LoadedPage => ({
  kind: 'redirect',
  status: 303,
  location: pathname + search,
});

/** Rejects with this error at the signal. Nothing catches errors of the listener, so it only passes on what was created before. */
function whileInTime<Result>(work: Promise<Result>, signal: AbortSignal, words: string): Promise<Result> {
  const late = new Promise<never>((_, giveUp) =>
    signal.addEventListener('abort', () => giveUp(new Error(words)), { once: true }),
  );
  return Promise.race([work, late]);
}

/** Throws when action and loaders take too long. */
export async function loadPage(
  remote: MountedRemote | null,
  page: Page,
  { url, form }: LoaderRequest,
): Promise<LoadedPage> {
  const address = new URL(url);
  const handler = handlerOf(remote);
  const signal = AbortSignal.timeout(loaderLimit);
  const requestContext = new RouterContextProvider(new Map([[pageContext, page]]));
  const request = new Request(address, { signal, ...(form && { method: 'POST', body: form }) });
  const answer = await whileInTime(
    handler.query(request, { requestContext }),
    signal,
    `loaders of ${address.pathname} took more than ${loaderLimit} ms`,
  );
  if (isRedirect(answer))
    return { kind: 'redirect', status: answer.status, location: answer.headers.get('location') ?? '/' };
  const { handle, data } = mergeHandles(
    answer.matches.map(({ route, params }) => ({
      params,
      handle: route.handle as unknown,
      loaderData: answer.loaderData[route.id] as unknown,
    })),
  );
  if (answer.statusCode === methodNotAllowed) return backToPage(address);
  const elsewhere = mobileOnlyTarget(handle, page.isMobile);
  if (elsewhere !== null) return { kind: 'redirect', status: 302, location: elsewhere };
  const context = (handle.layout ?? 'default') in layouts ? answer : failed(answer);
  return {
    kind: 'page',
    status: context.statusCode,
    context,
    handler,
    metadata: context.errors ? undefined : (handle.metadataOf?.(data) ?? handle.metadata),
  };
}

/** A remote may be newer than this shell and name a layout that the shell does not have. */
const failed = (answer: StaticHandlerContext): StaticHandlerContext => ({
  ...answer,
  statusCode: 500,
  errors: { [rootRouteId]: new RouteErrorResponse(500, 'unknown layout', null) },
});

export function renderLoaded(
  { context, handler }: Extract<LoadedPage, { kind: 'page' }>,
  page: Page,
): Promise<Rendered> {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderPage(page, createElement(StaticRouterProvider, { router, context, hydrate: false }));
}
