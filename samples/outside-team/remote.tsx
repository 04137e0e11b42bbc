/** What the shell loads: routes and slices. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [
  { path: 'ornek-ekip', handle: { layout: 'default' }, lazy: () => import('./counter-page') },
];

export default routes;
