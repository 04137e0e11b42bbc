/** Which paths lead somewhere. */
import { publishes } from '@emsal/platform/registry/paths';
import type { RemotePath } from '@emsal/platform/remote';

/** Header, menu and footer ask for the same paths: each is looked up once. */
export function publishedBy(remotes: ReadonlyArray<{ paths: readonly RemotePath[] }>): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const pathname = path.split(/[?#]/, 1)[0]!;
    const isPublished = known.get(pathname) ?? publishes(remotes, pathname);
    known.set(pathname, isPublished);
    return isPublished;
  };
}
