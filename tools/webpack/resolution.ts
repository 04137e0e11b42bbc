/** Which file an import means. */
import { resolve } from 'node:path';
import type { ResolveOptions } from 'webpack';
import { workspaceRoot } from './place.ts';

const libraries = { '@emsal': resolve(workspaceRoot, 'libs') };
const inPackage = (path: string): string => resolve(workspaceRoot, 'node_modules', path);

export const resolution: ResolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: libraries };

/** react-router exports its development build to everybody; the smaller one stands beside it. */
const productionRouter = {
  'react-router$': inPackage('react-router/dist/production/index.mjs'),
  'react-router/dom$': inPackage('react-router/dist/production/dom-export.mjs'),
};

/** `x.browser.ts` stands for `x.ts` in builds for browsers. */
const forBrowsers = ['.browser.ts', ...resolution.extensions!];

export const clientResolution = (isDevelopment: boolean): ResolveOptions => ({
  ...resolution,
  extensions: forBrowsers,
  alias: { ...libraries, ...(isDevelopment ? {} : productionRouter) },
});
