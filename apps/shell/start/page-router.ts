/** The browser's router: starts with the remote that rendered the page and finds the others as paths ask for them. */
import type { Page } from '@emsal/platform/page';
import { pageContext } from '@emsal/platform/page';
import { ownerOf } from '@emsal/platform/registry/paths';
import type { PageClass, RemoteModule } from '@emsal/platform/remote';
import {
  createBrowserRouter,
  matchRoutes,
  redirectDocument,
  RouterContextProvider,
  type DOMRouterOpts,
  type MiddlewareFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from '@emsal/platform/host-router';
import { createAppStore, type AppStore } from '../store/app-store';
import type { PageData, RouterData } from '../page-data/page-data';
import { restoreErrors } from '../page-data/router-errors';
import { mountId, mountRemote } from '../remotes/mount';
import { RemoteFailure } from '../remotes/remote-failure';
import type { RemoteLoader } from '../remotes/remote-loader';
import { frameId, rootRoutes } from '../routes/root-route';
import type { OwnerModule } from './load-owner';
import { preparePath } from './prepare-path';

export interface PageRouterChoice {
  data: PageData;
  loader: RemoteLoader;
  owner: OwnerModule | null;
  parts: Omit<Page, 'store' | 'prepare'>;
}

const isPayment = (page: PageClass): boolean => page === 'payment';

/** Payment pages are their own document: crossing the border in either direction loads a new one. */
const documentGuard =
  (data: PageData): MiddlewareFunction =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    const owned = ownerOf(data.remotes, pathname);
    if (owned && isPayment(owned.path.page) !== isPayment(data.page)) throw redirectDocument(pathname + search);
    return next();
  };

/** Hangs a remote under the frame, once. */
type Mount = (name: string, module: RemoteModule, patch: (under: string, routes: RouteObject[]) => void) => void;

function mounting(owner: OwnerModule | null, guard: MiddlewareFunction, store: AppStore): Mount {
  const mounted = new Set(owner ? [owner.name] : []);
  return (name, module, patch) => {
    if (mounted.has(name)) return;
    mounted.add(name);
    store.inject(module.slices);
    patch(frameId, [mountRemote(name, module, [guard])]);
  };
}

/** Loads the owner of a path that no loaded remote serves. What it throws is shown by the root's boundary, around which all lives on. */
function discovery({ data, loader }: PageRouterChoice, mount: Mount): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const name = ownerOf(data.remotes, path)?.owner.name;
    if (name === undefined) return;
    const result = await loader.load(name);
    if (!result.ok) throw new RemoteFailure(name, result.fault);
    mount(name, result.module, patch);
  };
}

/** A lazy route that is not resolved before hydration would render nothing first: a mismatch. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const lazy = (matchRoutes(routes, location) ?? [])
    .map(({ route }) => route)
    .filter((route) => typeof route.lazy === 'function');
  await Promise.all(
    lazy.map(async (route) => Object.assign(route, await (route.lazy as () => Promise<object>)(), { lazy: undefined })),
  );
}

/** What the edge loaded. The router takes a mount, which has a middleware and no data, for one that was not loaded: it would load the page anew after hydration and scroll to its top. */
const hydrationData = (router: RouterData, owner: OwnerModule | null): DOMRouterOpts['hydrationData'] => ({
  ...router,
  loaderData: { ...(owner && { [mountId(owner.name)]: null }), ...router.loaderData },
  errors: restoreErrors(router.errors),
});

export async function createPageRouter(
  choice: PageRouterChoice,
): Promise<{ router: ReturnType<typeof createBrowserRouter>; page: Page }> {
  const { data, loader, owner } = choice;
  const prepare = preparePath(data, loader, (name, module) => mount(name, module, router.patchRoutes));
  const parts = { ...choice.parts, prepare: (path: string) => void prepare(path) };
  const store = createAppStore(parts, owner?.module.slices ?? [], data.state);
  const guard = documentGuard(data);
  const mount = mounting(owner, guard, store);
  const routes = rootRoutes(owner ? [mountRemote(owner.name, owner.module, [guard])] : []);
  await resolveLazy(routes);
  const options: DOMRouterOpts = {
    getContext: () => new RouterContextProvider(new Map([[pageContext, store.page]])),
    patchRoutesOnNavigation: discovery(choice, mount),
    ...(data.router && { hydrationData: hydrationData(data.router, owner) }),
  };
  const router = createBrowserRouter(routes, options);
  return { router, page: store.page };
}
