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

export const clientResolution = (isDevelopment: boolean): ResolveOptions => ({
  ...resolution,
  alias: { ...libraries, ...(isDevelopment ? {} : productionRouter) },
});
