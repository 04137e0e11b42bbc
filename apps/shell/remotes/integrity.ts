/** No file of a remote runs unless its hash stands in the registry: an unlisted one is given a hash that nothing can match. */

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

/** Once, before the first remote: each remote's own webpack asks `__SRI__` for the hash of every chunk and style sheet. */
export function requireIntegrity(book: IntegrityBook): void {
  Object.defineProperty(globalThis, '__SRI__', { value: book.of });
}
