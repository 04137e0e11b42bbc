/** Modules that the host shares with remotes. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** Facades instead of packages: a facade contains only what it re-exports, a shared package everything. */
const facades = ['router', 'store', 'page', 'web-view/web-view', 'storage/session-store'].map(
  (file) => `@emsal/platform/${file}`,
);
/** Raised when a facade loses an export; a remote built for another major is refused at run time. New fields of the page handle are optional, because the shell may be older than the remote. */
const facadeVersion = '1.0.0';

export const sharedVersions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  ...Object.fromEntries(facades.map((name) => [name, facadeVersion])),
};

/** Modules that must exist once; the edge provides the same list to server bundles. */
export const singletonNames = Object.keys(sharedVersions);

const share = (extra: object) =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0`, ...extra },
    ]),
  );

export const hostShares = {
  provides: Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [name, { shareKey: name, version, eager: true }]),
  ),
};

/**
 * Remotes contain no copy of a singleton, and one that needs another version is refused. Nothing else is shared, because a
 * shared package cannot be tree-shaken.
 */
export const remoteShares = share({ import: false, strictVersion: true });

/** Packages that must be imported through their facade, otherwise a remote contains a second copy. */
export const facadeByPackage: Record<string, string> = {
  'react-router-dom': '@emsal/platform/router',
  'react-router': '@emsal/platform/router',
  '@reduxjs/toolkit': '@emsal/platform/store',
  'react-redux': '@emsal/platform/store',
  redux: '@emsal/platform/store',
};
