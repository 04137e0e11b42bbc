/** Storage is one for all remotes of the site: a remote has the keys that begin with its name, and those that the platform names. */
import type { DOMWindow } from 'jsdom';
import { lineKeys, sessionKeys } from '../../../libs/platform/storage/session-keys.ts';
import { storageProbe } from '../../../libs/platform/storage/storage-probe.ts';

/** React Router's own. */
const routers = ['remix-router-transitions', 'react-router-scroll-positions'];
const named: readonly string[] = [...Object.values(sessionKeys), storageProbe, ...routers];
const ofLines = Object.values(lineKeys).map((keyOf) => keyOf({ id: '', branchId: 0 }).slice(0, -1));

const isPlatforms = (key: string): boolean => named.includes(key) || ofLines.some((start) => key.startsWith(start));

const ownerIn = ({ document }: DOMWindow): string => {
  const { owner } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
    owner?: { name: string } | null;
  };
  return owner?.name ?? '';
};

type KeyMethod = 'getItem' | 'setItem' | 'removeItem';

/** @param window before its first script @returns a sentence for each key of somebody else */
export function trapStorage(window: DOMWindow, note: (sentence: string) => void): () => string[] {
  const used = new Set<string>();
  const { prototype } = window.Storage;
  for (const name of ['getItem', 'setItem', 'removeItem'] satisfies KeyMethod[]) {
    const native = prototype[name] as (this: Storage, key: string, ...rest: string[]) => string | null;
    const noting = function (this: Storage, key: string, ...rest: string[]): string | null {
      used.add(String(key));
      return native.call(this, key, ...rest);
    };
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: noting });
  }
  // `clear` takes the keys of every page; those of one page are its own.
  const clear = (): void => note('empties the storage of all pages: remove its own keys');
  Object.defineProperty(prototype, 'clear', { configurable: true, value: clear });
  return () => {
    const owner = ownerIn(window);
    const written = [window.localStorage, window.sessionStorage].flatMap((storage) => Object.keys(storage));
    return [...new Set([...used, ...written])]
      .filter((key) => !isPlatforms(key) && !key.startsWith(`${owner}-`))
      .map((key) => `uses the storage key ${key}, which is not its own: begin its keys with ${owner}-`);
  };
}
