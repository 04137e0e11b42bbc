/** The trial site's content: a landing page, a page that fails, and the 404 of everything else. */
import type { RemoteSlice } from '@emsal/platform/remote';
import { data, type RouteObject } from '@emsal/platform/router';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [
  { index: true, handle: { layout: 'content' }, lazy: () => import('./garden-page') },
  { path: 'trafik-sigortasi', handle: { layout: 'content' }, lazy: () => import('./garden-page') },
  { path: 'hata', loader: () => { throw new Error('the loader fails'); }, element: null },
  { path: 'bozuk', Component: () => { throw new Error('the component fails'); } },
  { path: '*', loader: () => Promise.reject(data(null, { status: 404 })), element: null },
];

export default routes;
