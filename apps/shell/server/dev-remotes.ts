/** Development only: remotes that a development server on this machine delivers, rendered by the browser. */
import type { RegistryEntry } from '@emsal/platform/registry/registry';

export type DevRemotes = Readonly<Record<string, string>>;

const isLoopback = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);

/** `DEV_REMOTES=content=http://127.0.0.1:4351` (several by commas). Throws for an address that is not on this machine, and outside development. */
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

/** The entry of a remote whose files come from its development server: no hashes, no server bundle. */
export const withDevRemotes = (entries: RegistryEntry[], remotes: DevRemotes): RegistryEntry[] =>
  entries.map((entry) => {
    const address = remotes[entry.name];
    return address
      ? { ...entry, version: 'development', remoteEntry: `${address}/js/remoteEntry.js`, css: [], integrity: {} }
      : entry;
  });
