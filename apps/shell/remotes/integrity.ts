/** No file of a remote runs unless its hash stands in the registry: an unlisted one is given a hash that nothing can match. */
import type { getInstance } from '@module-federation/enhanced/runtime';

export interface IntegrityBook {
  /** Path on the site to `sha384-...`. */
  add: (hashes: Readonly<Record<string, string>>) => void;
  of: (url: string) => string;
}

const unmatchable = `sha384-${'A'.repeat(64)}`;

/** Only a shell built for development takes files of a development server, and takes them unchecked. */
const isDevServer = (url: string, base: string): boolean =>
  process.env.NODE_ENV === 'development' && new URL(url, base).origin !== new URL(base).origin;

export function createIntegrityBook(base: string): IntegrityBook {
  const known: Record<string, string> = {};
  return {
    add: (hashes) => void Object.assign(known, hashes),
    of: (url) => (isDevServer(url, base) ? '' : (known[new URL(url, base).pathname] ?? unmatchable)),
  };
}

type Instance = NonNullable<ReturnType<typeof getInstance>>;

/** Once, before the first remote: the federation run time asks through its hooks, a remote's own webpack through `__SRI__`. */
export function requireIntegrity({ loaderHook }: Instance, book: IntegrityBook): void {
  Object.defineProperty(globalThis, '__SRI__', { value: book.of });
  const { createScript, createLink, fetch: fetchHook } = loaderHook.lifecycle;
  createScript.on(({ url }) =>
    Object.assign(document.createElement('script'), { src: url, integrity: book.of(url), crossOrigin: 'anonymous' }),
  );
  createLink.on(({ url, attrs }) =>
    Object.assign(document.createElement('link'), attrs, {
      href: url,
      integrity: book.of(url),
      crossOrigin: 'anonymous',
    }),
  );
  fetchHook.on((url, init) => fetch(url, { ...init, integrity: book.of(url) }));
}
