/** Session storage with a fallback to memory where the browser forbids it. */

import { storageProbe } from './storage-probe.ts';

export interface SessionStore {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): Backing {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Reading `window.sessionStorage` throws where cookies are blocked, and writing throws in some private windows. */
function usable(open: () => Backing): Backing {
  try {
    const storage = open();
    storage.setItem(storageProbe, '1');
    storage.removeItem(storageProbe);
    return storage;
  } catch {
    return inMemory();
  }
}

/** `open` is called once, at the first use. */
export function createSessionStore(open: () => Backing): SessionStore {
  let backing: Backing | undefined;
  const storage = (): Backing => (backing ??= usable(open));
  return {
    read: (key) => storage().getItem(key),
    write: (key, value) => {
      try {
        storage().setItem(key, value);
      } catch {
        // The storage is full. Nothing important is lost: the draft is stored on the server.
      }
    },
    remove: (key) => storage().removeItem(key),
  };
}

export const sessionStore = createSessionStore(() => window.sessionStorage);
