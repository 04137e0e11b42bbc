/** Loads and mounts the remote of a path, and loads the chunk of its route, while the visitor is still on another page. */
import { matchRoutes } from '@emsal/platform/host-router';
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import type { RemoteModule } from '@emsal/platform/remote';
import type { PageData } from '../page-data/page-data';
import type { RemoteLoader } from '../remotes/remote-loader';

/**
 * Failures are ignored: the navigation loads again what is missing.
 * @param mount done here because the router reads a remote's paths
 * when it is mounted
 */
export const prefetchPath =
  ({ remotes }: Pick<PageData, 'remotes'>, loader: RemoteLoader, mount: (name: string, module: RemoteModule) => void) =>
  async (path: string): Promise<void> => {
    const owned = ownerOf(remotes, path);
    const result = owned && (await loader.load(owned.owner.name));
    if (!result?.ok) return;
    mount(owned!.owner.name, result.module);
    const lazy = (matchRoutes(result.module.default, path) ?? []).map(({ route }) => route.lazy);
    await Promise.allSettled(lazy.map((load) => (typeof load === 'function' ? load() : undefined)));
  };
