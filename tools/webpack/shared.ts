/** What the host lends to remotes once and for all. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** Facades, not the packages behind them: a shared package ships whole, a facade only what it re-exports. */
const facades = ['router', 'store', 'page', 'web-view/web-view', 'storage/session-store'].map(
  (file) => `@emsal/platform/${file}`,
);
/** Raised when a facade loses an export; a remote built for another major is refused at run time. What the page handle gains is optional: the shell may be the older one (docs/decisions/192). */
const facadeVersion = '1.0.0';

const versions: Record<string, string> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  ...Object.fromEntries(facades.map((name) => [name, facadeVersion])),
};

/** Every module of which there may be one only; the edge gives the same list to the server bundles. */
export const singletonNames = Object.keys(versions);

const share = (extra: object) =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0`, ...extra },
    ]),
  );

export const hostShares = {
  provides: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { shareKey: name, version, eager: true }]),
  ),
};

/**
 * Remotes bring no copy of a singleton, and one that needs another version of it is refused. Nothing else is shared: the form pair
 * is 3 kB smaller as a part of the one funnel that a visitor walks through than whole and shared.
 */
export const remoteShares = share({ import: false, strictVersion: true });

/** Importing these past their facade would put a second copy into a remote. */
export const behindFacades: Record<string, string> = {
  'react-router-dom': '@emsal/platform/router',
  'react-router': '@emsal/platform/router',
  '@reduxjs/toolkit': '@emsal/platform/store',
  'react-redux': '@emsal/platform/store',
  redux: '@emsal/platform/store',
};
