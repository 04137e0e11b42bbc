/** Which file an import means. */
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ResolveOptions } from 'webpack';
import { workspaceRoot } from './place.ts';

const libraries = { '@emsal': resolve(workspaceRoot, 'libs') };
/** As webpack knows it: a linked `node_modules` is followed. */
const packages = realpathSync(resolve(workspaceRoot, 'node_modules'));
const inPackage = (path: string): string => resolve(packages, path);

export const resolution: ResolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: libraries };

/** react-router exports its development build to everybody; the smaller one stands beside it. */
const productionRouter = {
  'react-router$': inPackage('react-router/dist/production/index.mjs'),
  'react-router/dom$': inPackage('react-router/dist/production/dom-export.mjs'),
};

/** Of axios a page uses XMLHttpRequest, JSON and files. Its other adapter and its forms stay out: 5.7 kB brotli of 18.4 (decision 145). */
const unusedOfAxios = [
  'adapters/fetch',
  'cancel/CancelToken',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/formDataToJSON',
  'helpers/isAxiosError',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
];
const leanAxios = Object.fromEntries(unusedOfAxios.map((file) => [inPackage(`axios/lib/${file}.js`), false as const]));

/** `x.browser.ts` stands for `x.ts` in builds for browsers. */
const forBrowsers = ['.browser.ts', ...resolution.extensions!];

export const clientResolution = (isDevelopment: boolean): ResolveOptions => ({
  ...resolution,
  extensions: forBrowsers,
  alias: { ...libraries, ...leanAxios, ...(isDevelopment ? {} : productionRouter) },
});
