/** Fetches the remote of a path and the part of it that the path shows, while the visitor is still elsewhere. */
import { matchRoutes } from '@emsal/platform/host-router';
import { ownerOf } from '@emsal/platform/registry/paths';
import type { PageData } from '../page-data/page-data';
import type { RemoteLoader } from '../remotes/remote-loader';

/** What fails is fetched again by whoever goes there. */
export const preparePath =
  ({ remotes }: Pick<PageData, 'remotes'>, loader: RemoteLoader) =>
  async (path: string): Promise<void> => {
    const owned = ownerOf(remotes, path);
    const result = owned && (await loader.load(owned.owner.name));
    if (!result?.ok) return;
    const lazy = (matchRoutes(result.module.default, path) ?? []).map(({ route }) => route.lazy);
    await Promise.allSettled(lazy.map((load) => (typeof load === 'function' ? load() : undefined)));
  };
