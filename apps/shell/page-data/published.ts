/** Which paths lead somewhere. */
import { publishes } from '@emsal/platform/registry/paths';
import type { RemotePath } from '@emsal/platform/remote';

export const publishedBy =
  (remotes: ReadonlyArray<{ paths: readonly RemotePath[] }>) =>
  (path: string): boolean =>
    publishes(remotes, path.split(/[?#]/, 1)[0]!);
