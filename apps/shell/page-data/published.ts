/** Which paths lead somewhere. */
import { fits } from '@emsal/platform/registry/paths';
import type { RemotePath } from '@emsal/platform/remote';

/** A catch-all answers 404 for what it does not know, so it publishes nothing. */
export const publishedBy =
  (remotes: ReadonlyArray<{ paths: readonly RemotePath[] }>) =>
  (path: string): boolean =>
    remotes.some(({ paths }) =>
      paths.some((candidate) => candidate.pattern !== '/*' && fits(candidate, path.split(/[?#]/, 1)[0]!)),
    );
