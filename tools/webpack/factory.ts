/** The webpack factory of all browser apps: `remote('content')` or `host('shell')` is a complete webpack.config.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { bootConfiguration } from './boot.ts';
import { clientConfiguration } from './client.ts';
import { appPaths, type AppPaths } from './app-paths.ts';
import { serverConfiguration } from './server.ts';
import { hostShares, remoteShares, singletonNames } from './shared.ts';

const exposes = { './routes': { import: './remote.tsx', name: 'routes' } };

/** `lines.ts`, the facts of the lines whose forms the remote serves, is for publishing only. */
const serverEntries = ({ source }: AppPaths): Record<string, string> => ({
  remote: './remote.tsx',
  paths: './paths.ts',
  ...(existsSync(join(source, 'lines.ts')) && { lines: './lines.ts' }),
});

/** A remote: `remote.tsx` exposed as `./routes`, the same module for the edge, and its paths for the registry. */
export function remote(name: string, place: Partial<AppPaths> = {}): Configuration[] {
  const at = appPaths(name, place);
  const client = clientConfiguration(at, {
    entry: {},
    federation: {
      exposes,
      filename: 'js/remoteEntry.[contenthash:8].js',
      shared: remoteShares,
    },
  });
  return [client, serverConfiguration(at, { entry: serverEntries(at), externals: singletonNames })];
}

/** The browser build of a remote for a development server: unhashed entry, React Refresh. */
export function remoteForDevelopment(name: string, publicPath: string, place: Partial<AppPaths> = {}): Configuration {
  const at = appPaths(name, { ...place, isDevelopment: true, publicPath });
  return clientConfiguration(at, {
    entry: {},
    refresh: true,
    federation: { exposes, filename: 'js/remoteEntry.js', shared: remoteShares },
  });
}

/** The host: browser client, boot script and edge. It provides the shared modules and names no remote. */
export function host(name: string, place: Partial<AppPaths> = {}): Configuration[] {
  const at = appPaths(name, place);
  const client = clientConfiguration(at, {
    entry: { main: './start/main.ts' },
    federation: { provides: hostShares },
  });
  return [
    client,
    bootConfiguration(at),
    serverConfiguration(at, {
      entry: { main: './server/main.ts', 'render-worker': './server/render/render-worker.ts' },
      externals: 'packages',
    }),
  ];
}
