/** Fetches the remote of a path and the part of it that the path shows, and mounts it, while the visitor is still elsewhere. */
import { matchRoutes } from '@emsal/platform/host-router';
import { ownerOf } from '@emsal/platform/registry/paths';
import type { RemoteModule } from '@emsal/platform/remote';
import type { PageData } from '../page-data/page-data';
import type { RemoteLoader } from '../remotes/remote-loader';

/** What fails is fetched again by whoever goes there. @param mount the router reads a remote's paths when it is mounted, which whoever goes there would wait for */
export const preparePath =
  ({ remotes }: Pick<PageData, 'remotes'>, loader: RemoteLoader, mount: (name: string, module: RemoteModule) => void) =>
  async (path: string): Promise<void> => {
    const owned = ownerOf(remotes, path);
    const result = owned && (await loader.load(owned.owner.name));
    if (!result?.ok) return;
    mount(owned!.owner.name, result.module);
    const lazy = (matchRoutes(result.module.default, path) ?? []).map(({ route }) => route.lazy);
    await Promise.allSettled(lazy.map((load) => (typeof load === 'function' ? load() : undefined)));
  };
