/** Which paths some remote publishes. */
import { publishes } from '@emsal/platform/registry/paths/paths';
import type { RemotePath } from '@emsal/platform/remote';

/** Remembers its answers, because header, menu and footer check the same paths. */
export function createIsPublished(remotes: ReadonlyArray<{ paths: readonly RemotePath[] }>): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const pathname = path.split(/[?#]/, 1)[0]!;
    const isPublished = known.get(pathname) ?? publishes(remotes, pathname);
    known.set(pathname, isPublished);
    return isPublished;
  };
}
