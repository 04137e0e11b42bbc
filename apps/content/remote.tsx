/** What the shell loads of content: its routes, its slices, its paths. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [
  { index: true, handle: { layout: 'content' }, lazy: () => import('./home-page') },
  { path: 'trafik-sigortasi', handle: { layout: 'content' }, lazy: () => import('./home-page') },
];

export default routes;
