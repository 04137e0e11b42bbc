import { matchRoutes } from '@emsal/platform/host-router';
import type { PageMetadata } from '@emsal/platform/page-metadata';
import type { RemoteModule, RouteHandle } from '@emsal/platform/remote';

/**
 * The metadata of the page at a path, without running its loaders. A lazy route has its handle in its own file.
 * @param published what editors have published there
 */
export async function metadataAt(
  module: RemoteModule,
  path: string,
  published: unknown,
): Promise<PageMetadata | undefined> {
  const route = matchRoutes(module.default, path)?.at(-1)?.route;
  const loaded = typeof route?.lazy === 'function' ? await route.lazy() : {};
  const { handle } = { ...route, ...loaded } as { handle?: RouteHandle };
  return (published ? handle?.metadataOf?.(published) : undefined) ?? handle?.metadata;
}
