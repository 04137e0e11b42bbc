import { matchRoutes } from '@emsal/platform/host-router';
import type { PageFound } from '@emsal/platform/page-found';
import type { RemoteModule, RouteHandle } from '@emsal/platform/remote';

interface PageModule {
  handle?: RouteHandle;
}

/** What the page at a path tells, without running its loaders. */
export async function foundAt(module: RemoteModule, path: string): Promise<PageFound | undefined> {
  const route = matchRoutes(module.default, path)?.at(-1)?.route;
  const page =
    typeof route?.lazy === 'function' ? ((await route.lazy()) as PageModule) : (route as PageModule | undefined);
  return page?.handle?.found;
}
