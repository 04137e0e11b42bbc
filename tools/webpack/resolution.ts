/** Module resolution. */
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { ResolveOptions } from 'webpack';
import { workspaceRoot } from './app-paths.ts';
import { leanAxios } from './bundle-size/lean-axios.ts';

const libraries = { '@emsal': resolve(workspaceRoot, 'libs') };
/** Where packages are installed: a real path, as webpack uses it. */
const packages = resolve(dirname(createRequire(import.meta.url).resolve('react/package.json')), '..');
const inPackage = (path: string): string => resolve(packages, path);

export const resolution: ResolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: libraries };

/** react-router exports its development build under every condition; the production build is beside it. */
const productionRouter = {
  'react-router$': inPackage('react-router/dist/production/index.mjs'),
  'react-router/dom$': inPackage('react-router/dist/production/dom-export.mjs'),
};

/** `x.browser.ts` replaces `x.ts` in browser builds. */
const forBrowsers = ['.browser.ts', ...resolution.extensions!];

export const clientResolution = (isDevelopment: boolean): ResolveOptions => ({
  ...resolution,
  extensions: forBrowsers,
  alias: { ...libraries, ...leanAxios(inPackage), ...(isDevelopment ? {} : productionRouter) },
});
