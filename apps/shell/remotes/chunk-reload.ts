/**
 * A failed chunk usually means that a new version was deployed: the page reloads, at most once in 60 s (spec funnel 8). Not when
 * offline: the browser would replace our page with its own.
 */
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import type { SessionStore } from '@emsal/platform/storage/session-store';

export const reloadPause = 60_000;

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');

/** True when the page may reload; remembers that it did. */
export function mayReload(store: Pick<SessionStore, 'read' | 'write'>, now: number): boolean {
  if (!navigator.onLine) return false;
  if (now - Number(store.read(sessionKeys.chunkReload) ?? -Infinity) < reloadPause) return false;
  store.write(sessionKeys.chunkReload, String(now));
  return true;
}
