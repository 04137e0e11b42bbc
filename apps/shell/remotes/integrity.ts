/** No file of a remote runs unless the registry has its hash: an unlisted file gets a hash that matches nothing. */

export interface IntegrityHashes {
  /** Path on the site to `sha384-...`. */
  add: (hashes: Readonly<Record<string, string>>) => void;
  of: (url: string) => string;
}

const unmatchable = `sha384-${'A'.repeat(64)}`;

/** Only a shell built for development accepts files of a development server, without a hash. */
const isDevServer = (url: string, base: string): boolean =>
  process.env.NODE_ENV === 'development' && new URL(url, base).origin !== new URL(base).origin;

export function createIntegrityHashes(base: string): IntegrityHashes {
  const known: Record<string, string> = {};
  return {
    add: (hashes) => void Object.assign(known, hashes),
    of: (url) => (isDevServer(url, base) ? '' : (known[new URL(url, base).pathname] ?? unmatchable)),
  };
}

/** Once, before the first remote: each remote's own webpack asks `__SRI__` for the hash of every chunk and style sheet. */
export function requireIntegrity(book: IntegrityHashes): void {
  Object.defineProperty(globalThis, '__SRI__', { value: book.of });
}
