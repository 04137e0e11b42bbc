/** Development only: remotes served by a development server on this machine and rendered by the browser. */
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';

export type DevRemotes = Readonly<Record<string, string>>;

const isLoopback = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);

/**
 * `DEV_REMOTES=content=http://127.0.0.1:4351`, several separated by commas. Throws for an address on another machine, and outside
 * development.
 */
export function readDevRemotes(env: NodeJS.ProcessEnv): DevRemotes {
  const text = env['DEV_REMOTES'];
  if (!text) return {};
  if (env['NODE_ENV'] !== 'development') throw new Error('DEV_REMOTES is for NODE_ENV=development only.');
  const pairs = text.split(',').map((pair) => pair.split('=', 2) as [string, string]);
  const foreign = pairs.find(([, address]) => !isLoopback(address));
  if (foreign) throw new Error(`DEV_REMOTES must name addresses of this machine; ${foreign[0]} has "${foreign[1]}".`);
  return Object.fromEntries(pairs);
}

export const isDevRemote = ({ version }: RegistryEntry): boolean => version === 'development';

/** Entries of remotes on a development server have neither hashes nor a server bundle. */
export const withDevRemotes = (entries: RegistryEntry[], remotes: DevRemotes): RegistryEntry[] =>
  entries.map((entry) => {
    const address = remotes[entry.name];
    return address
      ? { ...entry, version: 'development', remoteEntry: `${address}/js/remoteEntry.js`, css: [], integrity: {} }
      : entry;
  });
