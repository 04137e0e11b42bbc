/** The browser's router: starts with the remote that rendered the page and loads the others when their paths are visited. */
import type { Page } from '@emsal/platform/page';
import { pageContext } from '@emsal/platform/page';
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import type { RemoteModule } from '@emsal/platform/remote';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type DOMRouterOpts,
  type MiddlewareFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from '@emsal/platform/host-router';
import { createAppStore, type AppStore } from '../store/app-store';
import type { PageData, RouterData } from '../page-data/page-data';
import { deserializeErrors } from '../page-data/router-errors';
import { mountId, mountRemote } from '../remotes/mount';
import { navigationDeadline } from '../remotes/navigation-deadline';
import { RemoteFailure } from '../remotes/remote-failure';
import type { RemoteLoader } from '../remotes/remote-loader';
import { layoutRouteId, rootRoutes } from '../routes/root-route';
import { documentGuard } from './document-guard';
import type { OwnerModule } from './load-owner';
import { prefetchPath } from './prefetch-path';
import { watchRevision } from './watch-revision';

export interface PageRouterChoice {
  data: PageData;
  loader: RemoteLoader;
  owner: OwnerModule | null;
  parts: Omit<Page, 'store' | 'prefetch'>;
}

/** Mounts a remote below the layout route, once. */
type Mount = (name: string, module: RemoteModule, patch: (under: string, routes: RouteObject[]) => void) => void;

/** Middleware that runs before every navigation to a remote's routes. */
type Guards = (remote: string) => MiddlewareFunction[];

function mounting(owner: OwnerModule | null, guards: Guards, store: AppStore): Mount {
  const mounted = new Set(owner ? [owner.name] : []);
  return (name, module, patch) => {
    if (mounted.has(name)) return;
    mounted.add(name);
    store.inject(module.slices);
    patch(layoutRouteId, [mountRemote(name, module, guards(name))]);
  };
}

/** Never resolves: the document is being replaced. */
const leaveFor = (path: string): Promise<never> => {
  location.assign(path);
  return new Promise(() => undefined);
};

/** Loads the owner of a path that no loaded remote serves. The root's boundary shows what this throws. */
function discovery({ data, loader }: PageRouterChoice, mount: Mount): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const name = ownerOf(data.remotes, path)?.owner.name;
    if (name === undefined) return;
    const result = await loader.load(name);
    if (!result.ok && result.isRevisionGone) return leaveFor(path);
    if (!result.ok) throw new RemoteFailure(name, result.fault);
    mount(name, result.module, patch);
  };
}

/** An unresolved lazy route would render nothing at first, which is a hydration mismatch. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const lazy = (matchRoutes(routes, location) ?? [])
    .map(({ route }) => route)
    .filter((route) => typeof route.lazy === 'function');
  await Promise.all(
    lazy.map(async (route) => Object.assign(route, await (route.lazy as () => Promise<object>)(), { lazy: undefined })),
  );
}

/**
 * The data that the edge loaded. A mount has middleware and no data: without an entry the router would run its loaders again after
 * hydration and scroll to the top.
 */
const hydrationData = (router: RouterData, owner: OwnerModule | null): DOMRouterOpts['hydrationData'] => ({
  ...router,
  loaderData: { ...(owner && { [mountId(owner.name)]: null }), ...router.loaderData },
  errors: deserializeErrors(router.errors),
});

export async function createPageRouter(
  choice: PageRouterChoice,
): Promise<{ router: ReturnType<typeof createBrowserRouter>; page: Page }> {
  const { data, loader, owner } = choice;
  const prefetch = prefetchPath(data, loader, (name, module) => mount(name, module, router.patchRoutes));
  const parts = {
    ...choice.parts,
    prefetch: (path: string) => {
      void prefetch(path);
      const slug = path.split('/')[1]!;
      void choice.parts.lineFacts?.(slug).catch(() => undefined);
    },
  };
  const store = createAppStore(parts, owner?.module.slices ?? [], data.state);
  const isRevisionGone = watchRevision(data.revision);
  const guards: Guards = (remote) => [navigationDeadline(remote), documentGuard(remote, data, isRevisionGone)];
  const mount = mounting(owner, guards, store);
  const routes = rootRoutes(owner ? [mountRemote(owner.name, owner.module, guards(owner.name))] : []);
  await resolveLazy(routes);
  const options: DOMRouterOpts = {
    getContext: () => new RouterContextProvider(new Map([[pageContext, store.page]])),
    patchRoutesOnNavigation: discovery(choice, mount),
    ...(data.router && { hydrationData: hydrationData(data.router, owner) }),
  };
  const router = createBrowserRouter(routes, options);
  return { router, page: store.page };
}
