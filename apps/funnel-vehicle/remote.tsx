/** What the shell loads of funnel-vehicle: its routes, its slices, its paths. */
import type { RemoteSlice } from '@emsal/platform/remote';
import type { RouteObject } from '@emsal/platform/router';

export { paths } from './paths';

export const slices: readonly RemoteSlice[] = [];

const routes: RouteObject[] = [
  // One route per line's slug: a route begins with a static segment. A loader calls the API with createClient(pageOf(args).transport).
  { path: 'trafik-sigortasi/form/*', handle: { layout: 'step' }, lazy: () => import('./form-page') },
];

export default routes;
