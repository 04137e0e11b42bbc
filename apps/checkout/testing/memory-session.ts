import type { SessionStore } from '@emsal/platform/storage/session-store';

/** Session storage in memory. */
export function memorySession(): SessionStore {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
}
