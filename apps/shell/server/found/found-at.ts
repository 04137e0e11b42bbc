import { matchRoutes } from '@emsal/platform/host-router';
import type { PageFound } from '@emsal/platform/page-found';
import type { RemoteModule, RouteHandle } from '@emsal/platform/remote';

/** What the page at a path tells, without running its loaders. A page's own file may bring the handle with it. */
export async function foundAt(module: RemoteModule, path: string): Promise<PageFound | undefined> {
  const route = matchRoutes(module.default, path)?.at(-1)?.route;
  const loaded = typeof route?.lazy === 'function' ? await route.lazy() : {};
  const { handle } = { ...route, ...loaded } as { handle?: RouteHandle };
  return handle?.found;
}
