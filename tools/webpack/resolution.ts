/** Module resolution. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ResolveOptions } from 'webpack';
import { workspaceRoot } from './app-paths.ts';
import { leanAxios } from './bundle-size/lean-axios.ts';

const libraries = { '@emsal': resolve(workspaceRoot, 'libs') };
/** The real path, because webpack follows a linked `node_modules`. */
const packages = realpathSync(resolve(workspaceRoot, 'node_modules'));
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
