/**
 * A remote's federation container: its entry script puts it on the window under the remote's name, and the shell shares its modules
 * with it.
 */
export interface Container {
  /** May be called again with the same scope. */
  init: (scope: unknown) => Promise<unknown> | undefined;
  /** Rejects when a chunk cannot be loaded or a shared module has the wrong version. */
  get: (exposed: string) => Promise<() => unknown>;
}

/** What webpack's federation run time gives to code that loads containers by itself. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

export interface EntryScript {
  url: string;
  /** `sha384-...`; empty for a development server. */
  integrity: string;
}

const containerOf = (name: string): Container | undefined =>
  (window as unknown as Record<string, Container | undefined>)[name.replace(/-/g, '_')];

function runScript({ url, integrity }: EntryScript): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      failed(Object.assign(new Error(`${url} could not be loaded`), { request: url }));
    };
    document.head.append(Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous' }));
  });
}

/** Rejects when the script cannot be loaded, has the wrong hash, or defines no container. */
export async function openContainer(name: string, entry: EntryScript): Promise<Container> {
  if (!containerOf(name)) await runScript(entry);
  const container = containerOf(name);
  if (!container) throw new Error(`${entry.url} defined no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}
